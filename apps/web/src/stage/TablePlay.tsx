import type { JSX } from 'preact';
import type { Face, Shown } from '../games/face.ts';
import { clockFace, Fuse, longest, useLeft } from '../kit/Fuse.tsx';
import { Glyph } from '../kit/marks.tsx';
import { RoundTable, type SeatLook } from '../kit/RoundTable.tsx';
import { shownCode } from '../line/address.ts';
import { isAway, match, names, room, sight } from '../line/session.ts';
import { lang, words } from '../words/language.ts';
import { Candle } from './Candle.tsx';
import { SensesBar } from './SensesBar.tsx';
import { StageSky } from './StageSky.tsx';
import type { Later, Stage } from './script.ts';
import { stageWords } from './words.ts';

interface Playing {
  readonly face: Face;
  readonly shown: Shown;
  readonly stage: Stage;
  /** What is being said besides the call. */
  readonly line: Later | null;
}

/** What is played, the code for those who come late, and the doors. */
export function StageBar({ title, more }: { readonly title: string; readonly more?: string }): JSX.Element {
  return (
    <header class="stage-bar">
      <p class="knock">
        <b>{title}</b>
        {more ? <span> · {more}</span> : null}
      </p>
      <p class="stage-code knock">{shownCode(room.value?.code ?? '')}</p>
      <SensesBar />
    </header>
  );
}

function MatchBar({ face }: { readonly face: Face }): JSX.Element {
  const played = match.value;
  const title = played === null ? '' : face.summary(played.options, lang.value);
  return <StageBar title={title} more={stageWords[lang.value].players(names.value.length)} />;
}

/** The night: the moon on its road, one notch a call; captions to be read from a sofa. */
export function TableDark({ face, shown, stage, line }: Playing): JSX.Element {
  const say = stageWords[lang.value];
  const call = face.call(shown);
  const { road } = stage;
  return (
    <main class="stage-dark">
      <StageSky phase={face.phase(shown.sight)} {...(road === undefined ? {} : { road })} />
      <MatchBar face={face} />
      <section class="stage-call" aria-live="polite">
        <h1 class="aloud knock">{call.title}</h1>
        <p class="knock">{line?.say ?? call.more ?? ''}</p>
      </section>
      <div class="stage-step">
        {road === undefined ? null : <p class="knock">{say.callOf(road.at + 1, road.notches.length)}</p>}
        <Fuse />
        <Clock />
      </div>
      {road === undefined ? null : (
        <ol class="unseen" aria-label={say.road}>
          {road.notches.map(({ name }, i) => (
            <li key={i} aria-current={i === road.at ? 'step' : undefined}>
              {name}, {i < road.at ? say.called : i === road.at ? say.now : say.toCome}
            </li>
          ))}
        </ol>
      )}
    </main>
  );
}

function Clock(): JSX.Element | null {
  const left = useLeft();
  if (match.value?.paused) return <p class="stage-clock knock">{words.value.play.paused}</p>;
  if (left === null || left > longest) return null;
  return (
    <p class="stage-clock knock" aria-hidden="true">
      {clockFace(left)}
    </p>
  );
}

/** Eyes open: the table, what was said, and who has answered, never what. */
export function TableLight({ face, shown, line }: Playing): JSX.Element {
  const call = face.call(shown);
  const phase = face.phase(shown.sight);
  return (
    <main class="stage-light" data-laid={face.laid === true}>
      <StageSky phase={phase} />
      <MatchBar face={face} />
      <section class="stage-call" aria-live="polite">
        <h1 class={call.aloud ? 'aloud knock' : 'knock'}>{call.title}</h1>
        <p class="knock">{line?.say ?? call.more ?? ''}</p>
      </section>
      {face.Board === undefined ? (
        <PublicTable face={face} shown={shown} line={line} />
      ) : (
        <div class="stage-board">
          <face.Board {...shown} use={() => {}} />
        </div>
      )}
      <div class="stage-open">
        {face.Open === undefined || face.Board !== undefined ? null : <face.Open {...shown} />}
      </div>
    </main>
  );
}

interface Tally {
  readonly done: ReadonlySet<unknown>;
  readonly all: number;
}

/** Who has answered what everybody is asked, as far as all may see it. */
function tallyOf({ sight }: Shown): Tally | null {
  const asked = sight.watched.filter(({ answered }) => answered !== undefined);
  if (asked.length === 0) return null;
  return {
    done: new Set(asked.flatMap(({ answered }) => answered ?? [])),
    all: new Set(asked.flatMap(({ to }) => to)).size,
  };
}

function PublicTable({ face, shown, line }: Omit<Playing, 'stage'>): JSX.Element {
  const tally = tallyOf(shown);
  const looks = (match.value?.holders ?? []).map((id, seat): SeatLook => {
    const person = room.value?.people.find((one) => one.id === id);
    const away = isAway(person);
    const laid = face.seat?.(shown, seat);
    const done = tally?.done.has(seat) === true;
    const says = [laid?.says, done ? words.value.lobby.isReady : '', away ? words.value.lobby.away : ''];
    return {
      name: names.value[seat] ?? '…',
      index: seat,
      away,
      dead: laid?.dead === true,
      says: says.filter(Boolean).join(', '),
      before: laid?.before,
      badge: done ? (
        <span class="seal">
          <Glyph name="check" />
        </span>
      ) : (
        laid?.badge
      ),
    };
  });
  const ring = face.ring?.(shown.sight) ?? looks.map((_, seat) => seat);
  return (
    <RoundTable
      seats={ring.map((seat) => looks[seat] as SeatLook)}
      apart={looks.filter((_, seat) => !ring.includes(seat))}
      label={words.value.lobby.people}
      wide={face.laid === true}
    >
      {face.laid === true && face.Centre !== undefined ? (
        <face.Centre {...shown} pick={null} />
      ) : (
        <Middle phase={face.phase(shown.sight)} tally={tally} count={line?.count} />
      )}
    </RoundTable>
  );
}

/** In the middle of the table: the time, how many have answered, and at the end the count of three. */
function Middle({
  phase,
  tally,
  count,
}: {
  readonly phase: string;
  readonly tally: Tally | null;
  readonly count: number | undefined;
}): JSX.Element {
  const say = stageWords[lang.value];
  const left = useLeft();
  const pace = sight.value?.clock?.pace;
  const whole = pace === undefined ? null : 'lasts' in pace ? pace.lasts : pace.within;
  const timed = left !== null && whole !== null && left <= longest;
  if (count !== undefined) return <b class="stage-count">{say.count[count - 1]}</b>;
  return (
    <div class="stage-middle">
      {phase === 'day' && timed ? <Candle left={left / Math.max(1, whole)} /> : null}
      <Clock />
      {tally === null ? null : (
        <p>{(phase === 'vote' ? say.voted : say.ready)(tally.done.size, tally.all)}</p>
      )}
    </div>
  );
}
