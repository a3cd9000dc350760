import { useSignal } from '@preact/signals';
import type { Right, Sight } from '@veillee/kernel';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect } from 'preact/hooks';
import type { Face, Shown } from '../games/face.ts';
import { speakerOf } from '../games/speaker.ts';
import { askWords } from '../games/words.ts';
import { type Called, called } from '../kit/called.ts';
import { clockFace, longest, useLeft } from '../kit/Fuse.tsx';
import { SkyView } from '../kit/SkyView.tsx';
import { isSecret, match, me, names } from '../line/session.ts';
import { QuickSheet } from '../prompt/QuickSheet.tsx';
import { RightSheet } from '../prompt/RightSheet.tsx';
import { useHand } from '../prompt/usePlay.ts';
import { lookUp } from '../rules/open.ts';
import { desk } from '../words/desk.ts';
import { evening } from '../words/evening.ts';
import { lang, words } from '../words/language.ts';
import { Dock } from './Dock.tsx';
import { Door } from './Door.tsx';
import { GameTable } from './GameTable.tsx';
import { MasterDesk } from './MasterDesk.tsx';
import { MyMenu } from './MyMenu.tsx';
import { NotesSheet } from './NotesSheet.tsx';
import { Pace, Paused } from './Pace.tsx';
import { PlayerSheet } from './PlayerSheet.tsx';
import { Bar } from './parts.tsx';
import { Replacing } from './Replacing.tsx';
import { TalkSheet } from './Talk.tsx';

/** A match from any chair: whatever the game, it is played from its prompts. */
export function Play({ face, sight }: { readonly face: Face; readonly sight: Sight }): JSX.Element {
  const say = words.value.play;
  const open = useSignal<'notes' | 'talk' | 'menu' | null>(null);
  const right = useSignal<string | null>(null);
  const quick = useSignal(false);
  const about = useSignal<number | null>(null);
  const close = (): void => {
    open.value = null;
    right.value = null;
    quick.value = false;
    about.value = null;
  };
  const use = (topic: string): void => {
    quick.value = false;
    right.value = topic;
  };
  const dark = isSecret.value && face.dark?.(sight) === true;
  const hand = useHand(sight, dark, face);
  const shown: Shown = { sight, say: speakerOf(face.rules.text[lang.value], lang.value, names.value) };
  const phase = face.phase(sight);
  // Whoever was reading the claims when the vote begins sees the table, not where they had scrolled to.
  useEffect(() => scrollTo(0, 0), [phase]);
  const call = face.call(shown);
  useCalled(
    match.value?.paused
      ? { key: 'paused', title: evening[lang.value].pausedTitle }
      : { key: callKey(phase, sight, dark), title: call.title },
  );
  const claims = dark ? undefined : sight.rights.find(({ topic }) => topic === face.quick?.topic);
  const dock = (
    <Dock face={face} shown={shown} hand={hand} dark={dark}>
      {claims === undefined ? null : (
        <div class="pair">
          <button
            type="button"
            class="button ember"
            onClick={() => {
              quick.value = true;
            }}
          >
            {face.quick?.label(lang.value)}
          </button>
          <button type="button" class="button" onClick={() => use(claims.topic)}>
            {askWords(face, claims.topic, claims.params, shown.say)}
          </button>
        </div>
      )}
    </Dock>
  );
  const used = sight.rights.find(({ topic }) => topic === right.value);
  const gone = face.gone?.(sight);
  const ownBoard = face.Board !== undefined;
  const timed = phase === 'day' && !ownBoard;
  const tableless = face.tableless?.(sight) === true;
  const rule = face.ruleFor?.(sight);
  const dockFirst = face.laid === true || sight.chair === 'master';
  return (
    <main class="screen play" data-secret={dark} data-laid={face.laid === true} data-tableless={tableless}>
      <SkyView phase={phase} {...(gone === undefined ? {} : { gone })} height={190} />
      <Bar title={face.title?.(sight, lang.value) ?? say.phases[phase]}>
        {dark || timed || tableless ? null : <TimeLeft />}
        {rule === undefined ? null : (
          <Door to="rules" onOpen={() => lookUp({ game: face.rules.id, entry: rule })} />
        )}
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
      {timed ? <Pace /> : null}
      {face.Board === undefined ? null : <face.Board {...shown} use={use} />}
      {ownBoard || tableless ? null : (
        <GameTable
          face={face}
          shown={shown}
          hand={hand}
          dark={dark}
          about={(seat) => {
            about.value = seat;
          }}
        />
      )}
      {dockFirst && !ownBoard ? dock : null}
      {ownBoard ? null : (
        <div class="beside">
          {face.Open === undefined ? null : <face.Open {...shown} />}
          {face.Hand === undefined || dark ? null : <face.Hand {...shown} />}
          <Rights face={face} shown={shown} closed={dark && typeof sight.chair === 'number'} use={use} />
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
      {about.value === null ? null : (
        <PlayerSheet face={face} shown={shown} seat={about.value} close={close} />
      )}
      {quick.value && claims !== undefined ? (
        <QuickSheet right={claims} face={face} shown={shown} more={() => use(claims.topic)} close={close} />
      ) : null}
      <Paused />
      {used === undefined ? null : (
        <RightSheet right={face.offer?.(used, sight) ?? used} face={face} shown={shown} close={close} />
      )}
    </main>
  );
}

/** Another call: another phase, or something asked of me; in the dark, where nobody may notice that, another step. */
function callKey(phase: string, { prompts, clock }: Sight, dark: boolean): string {
  const asked = prompts.filter(({ mine }) => mine === null).map(({ number }) => number);
  return `${phase} ${dark ? clock?.step : asked.join()}`;
}

/** Tells the sheets that lie over the match what it calls for. */
function useCalled({ key, title }: Called): void {
  useLayoutEffect(() => {
    called.value = { key, title };
  }, [key, title]);
  useLayoutEffect(
    () => () => {
      called.value = null;
    },
    [],
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
  const { chair } = shown.sight;
  const rights = shown.sight.rights.filter(({ topic }) => topic !== face.quick?.topic);
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
