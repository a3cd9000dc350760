import { useSignal } from '@preact/signals';
import { quoted } from '@veillee/kernel';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Told } from '../games/narrated.ts';
import { classes } from '../kit/classes.ts';
import fuse from '../kit/Fuse.module.css';
import { clockFace } from '../kit/Fuse.tsx';
import { setTo } from '../kit/setTo.ts';
import { SensesBar } from '../stage/SensesBar.tsx';
import { StageSky } from '../stage/StageSky.tsx';
import { useSenses } from '../stage/senses.ts';
import { lang } from '../words/language.ts';
import { narratorWords } from '../words/narrator.ts';
import { captionOf, pieceAt } from './caption.ts';
import { DimRoad } from './DimRoad.tsx';
import css from './EveningNight.module.css';
import { Suspended, Zones } from './NightZones.tsx';
import { planOf, type Saying, type Tempo, type Timed } from './plan.ts';
import { useDimming } from './useDimming.ts';
import { useFitting } from './useFitting.ts';
import { useHandsFree } from './useHandsFree.ts';
import { useHeld, useTime } from './useWalk.ts';
import { hushTelling, isMute, spokenBy, type Telling, tellAloud } from './voices/tell.ts';
import { again, burnt, isOver, leftOf, lineAt, longer, pass, takenUp, type Walk } from './walk.ts';

interface Props {
  readonly told: Told;
  readonly tempo: Tempo;
  readonly telling: Telling;
  /** The line it begins at. */
  readonly from: number;
  /** Another line is on. */
  reached(line: number): void;
  day(): void;
  stop(): void;
}

/** Halted by a hand, or cut off: by a call, a lock, a tab that was killed. */
type Standing = 'runs' | 'halted' | 'cut off';

/** So long nothing ran: the device slept, and nobody heard what would have been said. */
const slept = 5000;

/** How far the night has come: real time runs through it, unless it is suspended. */
function useNight({ told, tempo, telling, from, reached, day }: Omit<Props, 'stop'>) {
  const plan = useMemo(() => planOf(told.lines, tempo, spokenBy(telling.lent)), [told, tempo, telling.lent]);
  const walk = useHeld<Walk>(() => takenUp(plan, { line: from }));
  // One that was cut off waits for somebody to say that all eyes are closed again.
  const stands = useSignal<Standing>(from > 0 ? 'cut off' : 'runs');
  const times = useSignal(0);
  const now = walk.value;
  const line = lineAt(plan, now);
  const isPaused = stands.value !== 'runs';
  const cutOff = setTo(stands, 'cut off');
  const run = (ms: number): void => {
    if (ms > slept) cutOff();
    else walk.value = pass(plan, walk.value, ms);
  };
  useTime(!isPaused, run, cutOff);
  useSaying(stands.value === 'halted' ? told.halted : isPaused ? undefined : line, telling, times.value);
  useEffect(() => (isOver(plan, now) ? day() : reached(now.line)), [now.line]);
  const sayAgain = (): void => {
    walk.value = again(walk.value);
    times.value += 1;
  };
  return {
    line,
    isPaused,
    share: burnt(plan, now),
    since: now.since,
    left: leftOf(plan, now),
    pause: setTo(stands, 'halted'),
    sayAgain,
    more: () => (walk.value = longer(walk.value)),
    goOn(): void {
      sayAgain();
      stands.value = 'runs';
    },
  };
}

/** Says a line as it begins, and that the night is halted; the words have their time whether they are heard or not. */
function useSaying(line: Timed | Saying | undefined, telling: Telling, times: number): void {
  const at = line !== undefined && 'at' in line ? line : undefined;
  useEffect(() => {
    if (line === undefined) hushTelling();
    else tellAloud(line, at?.part ?? 'lead', telling);
  }, [line?.id, at?.at, times]);
}

/** The night, told from the first closed eye to the day. There is no way on but time: a call cut short would tell. */
export function EveningNight({ stop, ...props }: Props): JSX.Element {
  const { line, isPaused, share, since, left, pause, sayAgain, more, goOn } = useNight(props);
  const { isDim, turn } = useDimming(!isPaused);
  useSenses('night');
  const halt = isPaused ? goOn : pause;
  // Nothing is said again or given time while the night stands still.
  const unlessPaused = (does: () => void): void => (isPaused ? undefined : does());
  useHandsFree(
    { halt, again: () => unlessPaused(sayAgain), more: () => unlessPaused(more) },
    narratorWords[lang.value].night,
    isPaused,
  );
  if (line === undefined) return <main class={css.night} />;
  return (
    <main class={css.night} data-dim={isDim} {...(isDim ? { 'data-secret': '' } : {})}>
      <Heard
        told={props.told}
        line={line}
        since={since}
        share={share}
        left={left}
        isDim={isDim}
        turn={turn}
      />
      {isPaused ? (
        <Suspended goOn={goOn} stop={stop} />
      ) : (
        <Zones sayAgain={sayAgain} more={more} pause={pause} />
      )}
    </main>
  );
}

interface HeardProps {
  readonly told: Told;
  readonly line: Timed;
  /** Milliseconds since it began. */
  readonly since: number;
  readonly share: number;
  readonly left: number;
  readonly isDim: boolean;
  turn(): void;
}

/** What is being said, as large as two metres ask for, and how far the night has come. */
function Heard({ told: { road }, line, since, share, left, isDim, turn }: HeardProps): JSX.Element {
  const say = narratorWords[lang.value];
  const at = line.stop;
  const here = at === null ? {} : { road: { notches: road, at } };
  const words = useFitting<HTMLElement>(`${lang.value} ${line.say}`);
  return (
    <>
      {isDim ? <DimRoad {...here} /> : <StageSky phase="night" {...here} />}
      <header class="bar">
        <p class="bar-title knock">
          {say.night}
          {at === null ? null : <small class={css.call}>{say.callOf(at + 1, road.length)}</small>}
        </p>
        <SensesBar menu={false} toggles={['voice']}>
          <DimButton isDim={isDim} turn={turn} />
        </SensesBar>
      </header>
      {/* While the voice speaks, a screen reader would speak over it. */}
      <section class={css.words} ref={words} aria-live={isMute(lang.value) ? 'polite' : 'off'}>
        <Said line={line} since={since} />
      </section>
      <div
        class={classes(fuse.fuse, css.fuse)}
        role="timer"
        aria-label={say.fuse(clockFace(left))}
        style={{ '--left': 1 - share }}
      >
        <i />
      </div>
    </>
  );
}

/** The first words so large that two metres do not matter; of the rest what is being said stands out. */
function Said({ line, since }: Pick<HeardProps, 'line' | 'since'>): JSX.Element {
  const caption = useMemo(() => captionOf(line.say, narratorWords[lang.value].breaths), [line, lang.value]);
  const now = pieceAt(caption, since / line.spoken);
  return (
    <>
      <h1 class="knock">{quoted(caption.head, lang.value)}</h1>
      <p class="knock">
        {caption.rest.map((piece, i) => (
          <span key={i} class={i === now ? css.now : undefined}>
            {piece}{' '}
          </span>
        ))}
      </p>
    </>
  );
}

/** The light of the screen, up or down for the whole night. */
function DimButton({ isDim, turn }: Pick<HeardProps, 'isDim' | 'turn'>): JSX.Element {
  return (
    <button
      type="button"
      class={`round ${css.dim}`}
      aria-label={narratorWords[lang.value].dim}
      aria-pressed={isDim}
      onClick={turn}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20Zm0 1.700a8.300 8.300 0 0 1 0 16.600A10.500 10.500 0 0 0 12 3.700Z" />
      </svg>
    </button>
  );
}
