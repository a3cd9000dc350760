import { useSignal } from '@preact/signals';
import type { Right, Sight } from '@veillee/kernel';
import type { JSX } from 'preact';
import type { CentrePick, Face, Shown } from '../games/face.ts';
import { speakerOf } from '../games/speaker.ts';
import { askWords } from '../games/words.ts';
import { clockFace, longest, useLeft } from '../kit/Fuse.tsx';
import { Glyph } from '../kit/marks.tsx';
import { RoundTable, type SeatLook } from '../kit/RoundTable.tsx';
import { SkyView } from '../kit/SkyView.tsx';
import { isSecret, match, me, names, room } from '../line/session.ts';
import { notes } from '../prompt/notes.ts';
import { RightSheet } from '../prompt/RightSheet.tsx';
import { type Hand, useHand } from '../prompt/usePlay.ts';
import { desk } from '../words/desk.ts';
import { lang, words } from '../words/language.ts';
import { Dock } from './Dock.tsx';
import { Door } from './Door.tsx';
import { MasterDesk } from './MasterDesk.tsx';
import { MyMenu } from './MyMenu.tsx';
import { NotesSheet } from './NotesSheet.tsx';
import { Bar } from './parts.tsx';
import { Replacing } from './Replacing.tsx';
import { TalkSheet } from './Talk.tsx';

/** A match from any chair: whatever the game, it is played from its prompts. */
export function Play({ face, sight }: { readonly face: Face; readonly sight: Sight }): JSX.Element {
  const say = words.value.play;
  const open = useSignal<'notes' | 'talk' | 'menu' | null>(null);
  const right = useSignal<string | null>(null);
  const close = (): void => {
    open.value = null;
    right.value = null;
  };
  const dark = isSecret.value && face.dark?.(sight) === true;
  const hand = useHand(sight, dark);
  const shown: Shown = { sight, say: speakerOf(face.rules.text[lang.value], lang.value, names.value) };
  const phase = face.phase(sight);
  const call = face.call(shown);
  const dock = <Dock face={face} shown={shown} hand={hand} dark={dark} />;
  const used = sight.rights.find(({ topic }) => topic === right.value);
  const gone = face.gone?.(sight);
  const ownBoard = face.Board !== undefined;
  const dockFirst = face.laid === true || sight.chair === 'master';
  return (
    <main
      class="screen play"
      data-secret={dark}
      data-laid={face.laid === true}
      data-tableless={face.tableless?.(sight) === true}
    >
      <SkyView phase={phase} {...(gone === undefined ? {} : { gone })} height={190} />
      <Bar title={face.title?.(sight, lang.value) ?? say.phases[phase]}>
        <TimeLeft />
        {typeof sight.chair === 'number' ? (
          <Door
            to="notes"
            onOpen={() => {
              open.value = 'notes';
            }}
          />
        ) : null}
        {me.value.person === null ? null : (
          <Door
            to="talk"
            onOpen={() => {
              open.value = 'talk';
            }}
          />
        )}
        <Door
          to="menu"
          onOpen={() => {
            open.value = 'menu';
          }}
        />
      </Bar>
      <section class="call" aria-live="polite">
        <h1 class={call.aloud ? 'aloud knock' : 'knock'}>{call.title}</h1>
        {call.more ? <p class="knock">{call.more}</p> : null}
      </section>
      {face.Board === undefined ? null : (
        <face.Board
          {...shown}
          hand={hand}
          use={(topic) => {
            right.value = topic;
          }}
        />
      )}
      {ownBoard || face.tableless?.(sight) ? null : (
        <GameTable face={face} shown={shown} hand={hand} dark={dark} />
      )}
      {dockFirst && !ownBoard ? dock : null}
      {ownBoard ? null : (
        <div class="beside">
          {face.Hand === undefined || dark ? null : <face.Hand {...shown} />}
          {face.Open === undefined ? null : <face.Open {...shown} />}
          <Rights
            face={face}
            shown={shown}
            closed={dark && typeof sight.chair === 'number'}
            use={(topic) => {
              right.value = topic;
            }}
          />
          {sight.chair === 'master' ? <MasterDesk face={face} shown={shown} /> : null}
        </div>
      )}
      <Replacing />
      {dockFirst || ownBoard ? null : dock}
      {open.value === 'notes' ? <NotesSheet face={face} shown={shown} close={close} /> : null}
      {open.value === 'talk' ? <TalkSheet close={close} /> : null}
      {open.value === 'menu' ? (
        <MyMenu close={close}>
          {face.Menu === undefined ? null : <face.Menu {...shown} close={close} />}
        </MyMenu>
      ) : null}
      {used === undefined ? null : <RightSheet right={used} face={face} shown={shown} close={close} />}
    </main>
  );
}

function TimeLeft(): JSX.Element | null {
  const left = useLeft();
  if (match.value?.paused) return <span class="clock">{words.value.play.paused}</span>;
  return left === null || left > longest ? null : (
    <span class="clock" aria-hidden="true">
      {clockFace(left)}
    </span>
  );
}

/** Who has already answered what everybody is asked, as far as it shows. */
const answeredOf = (sight: Sight): ReadonlySet<unknown> =>
  new Set(sight.watched.flatMap(({ answered }) => answered ?? []));

export function GameTable({
  face,
  shown,
  hand,
  dark,
}: {
  readonly face: Face;
  readonly shown: Shown;
  readonly hand: Hand | null;
  readonly dark: boolean;
}): JSX.Element {
  const { sight } = shown;
  const held = match.value?.holders ?? [];
  const done = answeredOf(sight);
  const marks = notes.value.marks;
  const chosen = hand?.chosen('seat') ?? [];
  const several = hand !== null && (chosen.length > 1 || hand.draft.way !== '');
  const seats = held.map((id, seat): SeatLook => {
    const person = room.value?.people.find((one) => one.id === id);
    const laid = face.seat?.(shown, seat);
    const mark = seat === sight.chair || sight.verdict !== null ? undefined : marks[id];
    const order = chosen.indexOf(seat) + 1;
    const takes = seat !== sight.chair || !dark ? hand?.takes('seat', seat) : false;
    const says = [
      laid?.says,
      done.has(seat) ? words.value.lobby.isReady : '',
      mark === undefined ? '' : words.value.play[mark],
      person !== undefined && !person.here && !person.bot ? words.value.lobby.away : '',
    ];
    return {
      name: names.value[seat] ?? '…',
      index: seat,
      me: seat === sight.chair,
      chosen: order > 0,
      ...(order > 0 && several && chosen.length > 1 ? { order } : {}),
      badge: badgeOf(laid?.badge, done.has(seat), mark),
      says: says.filter(Boolean).join(', '),
      dead: laid?.dead === true,
      away: person !== undefined && !person.here && !person.bot,
      before: laid?.before,
      press: takes ? () => hand?.press('seat', seat) : undefined,
    };
  });
  const of = face.centreOf;
  const ring = face.ring?.(sight) ?? seats.map((_, seat) => seat);
  return (
    <RoundTable
      seats={ring.map((seat) => seats[seat] as SeatLook)}
      apart={seats.filter((_, seat) => !ring.includes(seat))}
      from={Math.max(0, ring.indexOf(sight.chair as number))}
      label={words.value.lobby.people}
      wide={face.laid === true}
    >
      {face.Centre === undefined ? null : (
        <face.Centre {...shown} pick={of === undefined ? null : centrePick(hand, of)} />
      )}
    </RoundTable>
  );
}

function badgeOf(own: SeatLook['badge'], done: boolean, mark: string | undefined): SeatLook['badge'] {
  if (done)
    return (
      <span class="seal">
        <Glyph name="check" />
      </span>
    );
  if (own !== undefined) return own;
  if (mark === 'suspect')
    return (
      <span class="suspect">
        <Glyph name="query" />
      </span>
    );
  return mark === 'trust' ? (
    <span class="trust">
      <Glyph name="check" />
    </span>
  ) : undefined;
}

function centrePick(hand: Hand | null, of: string): CentrePick | null {
  if (hand === null) return null;
  return {
    takes: (option) => hand.takes(of, option),
    chosen: hand.chosen(of),
    press: (option) => hand.press(of, option),
  };
}

function Rights({
  face,
  shown,
  closed,
  use,
}: {
  readonly face: Face;
  readonly shown: Shown;
  /** In the dark: a drawer that looks alike whether one has any or not. */
  readonly closed: boolean;
  use(topic: string): void;
}): JSX.Element | null {
  const { rights, chair } = shown.sight;
  const drawer = closed && face.invokes === true;
  if (rights.length === 0 && !drawer) return null;
  const list = (
    <ul class="stack">
      {rights.map((right: Right) => (
        <li key={right.topic}>
          <button type="button" class="button right" onClick={() => use(right.topic)}>
            {askWords(face, right.topic, right.params, shown.say)}
          </button>
        </li>
      ))}
    </ul>
  );
  if (drawer || chair === 'master') {
    const say = desk[lang.value];
    return (
      <details class="more pad rights">
        <summary>{chair === 'master' ? say.corrections : say.invoke}</summary>
        {rights.length === 0 ? <p class="hint">{say.noInvocation}</p> : list}
      </details>
    );
  }
  return (
    <section class="pad rights">
      <h2 class="unseen">{words.value.play.rights}</h2>
      {list}
    </section>
  );
}
