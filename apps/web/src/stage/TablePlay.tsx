import type { JSX } from 'preact';
import type { Face, Faced, Shown } from '../games/face.ts';
import { summaryOf } from '../games/registry.ts';
import { Badge } from '../kit/Badge.tsx';
import { classes } from '../kit/classes.ts';
import { clockFace, Fuse, longest, useLeft } from '../kit/Fuse.tsx';
import { Glyph } from '../kit/marks.tsx';
import { RoundTable } from '../kit/RoundTable.tsx';
import type { SeatLook } from '../kit/Seat.tsx';
import { isAway, match, names, room, sight } from '../line/session.ts';
import { lang, words } from '../words/language.ts';
import { Candle } from './Candle.tsx';
import { StageBar } from './StageBar.tsx';
import { StageSky } from './StageSky.tsx';
import type { Later, Stage } from './script.ts';
import table from './stageTable.module.css';
import css from './TablePlay.module.css';
import { stageWords } from './words.ts';

interface Playing {
  readonly face: Face;
  readonly shown: Shown;
  readonly stage: Stage;
  /** What is being said besides the call. */
  readonly line: Later | null;
}

function MatchBar({ face }: { readonly face: Face }): JSX.Element {
  const played = match.value;
  const title = played === null ? '' : summaryOf(face, played.options, lang.value);
  return <StageBar title={title} more={stageWords[lang.value].players(names.value.length)} />;
}

/** The night: the moon on its road, one notch a call; captions to be read from a sofa. */
export function TableDark({ face, shown, stage, line }: Playing): JSX.Element {
  const say = stageWords[lang.value];
  const call = face.speech.call(shown);
  const { road } = stage;
  return (
    <main class={css.dark}>
      <StageSky phase={face.table.phase(shown.sight)} {...(road === undefined ? {} : { road })} />
      <MatchBar face={face} />
      <section class={css.call} aria-live="polite">
        <h1 class={`knock ${css.aloud}`}>{call.title}</h1>
        <p class="knock">{line?.say ?? call.more ?? ''}</p>
      </section>
      <div class={css.step}>
        {road === undefined ? null : <p class="knock">{say.callOf(road.at + 1, road.notches.length)}</p>}
        <Fuse look={css.fuse} />
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
  if (match.value?.paused) return <p class={`knock ${css.clock}`}>{words.value.play.paused}</p>;
  if (left === null || left > longest) return null;
  return (
    <p class={`knock ${css.clock}`} aria-hidden="true">
      {clockFace(left)}
    </p>
  );
}

/** Eyes open: the table, what was said, and who has answered, never what. */
export function TableLight({ face, shown, line }: Playing): JSX.Element {
  const call = face.speech.call(shown);
  const phase = face.table.phase(shown.sight);
  return (
    <main class={css.light} data-laid={face.table.laid}>
      <StageSky phase={phase} />
      <MatchBar face={face} />
      <section class={css.call} aria-live="polite">
        <h1 class={classes('knock', call.aloud && css.aloud)}>{call.title}</h1>
        <p class="knock">{line?.say ?? call.more ?? ''}</p>
      </section>
      {face.table.Board === undefined ? (
        <PublicTable face={face} shown={shown} line={line} />
      ) : (
        <div class={css.board}>
          <face.table.Board {...shown} openRight={() => {}} />
        </div>
      )}
      <div class={css.open}>
        {face.table.Open === undefined || face.table.Board !== undefined ? null : (
          <face.table.Open {...shown} />
        )}
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
  const { laid, Centre } = face.table;
  const looks = (match.value?.holders ?? []).map((id, seat) => seatLook({ face, shown }, id, seat, tally));
  const ring = face.table.ring?.(shown.sight) ?? looks.map((_, seat) => seat);
  return (
    <RoundTable
      look={table.table}
      seats={ring.flatMap((seat) => looks[seat] ?? [])}
      apart={looks.filter((_, seat) => !ring.includes(seat))}
      label={words.value.lobby.people}
      wide={laid}
    >
      {laid && Centre !== undefined ? (
        <Centre {...shown} pick={null} />
      ) : (
        <Middle phase={face.table.phase(shown.sight)} tally={tally} count={line?.count} />
      )}
    </RoundTable>
  );
}

function seatLook({ face, shown }: Faced, person: number, seat: number, tally: Tally | null): SeatLook {
  const away = isAway(room.value?.people.find((one) => one.id === person));
  const laid = face.table.seat(shown, seat);
  const done = tally?.done.has(seat) === true;
  const says = [laid.says, done ? words.value.lobby.isReady : '', away ? words.value.lobby.away : ''];
  return {
    name: names.value[seat] ?? '…',
    index: seat,
    away,
    dead: laid.dead === true,
    says: says.filter(Boolean).join(', '),
    before: laid.before,
    badge: done ? (
      <Badge look="seal">
        <Glyph name="check" />
      </Badge>
    ) : (
      laid.badge
    ),
  };
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
  if (count !== undefined) return <b class={css.count}>{say.count[count - 1]}</b>;
  return (
    <div class={css.middle}>
      {phase === 'day' && timed ? <Candle left={left / Math.max(1, whole)} look={css.candle} /> : null}
      <Clock />
      {tally === null ? null : (
        <p>{(phase === 'vote' ? say.voted : say.ready)(tally.done.size, tally.all)}</p>
      )}
    </div>
  );
}
