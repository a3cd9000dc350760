import { useSignal } from '@preact/signals';
import { quoted } from '@veillee/kernel';
import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import type { Told } from '../games/narrated.ts';
import { classes } from '../kit/classes.ts';
import fuse from '../kit/Fuse.module.css';
import { clockFace } from '../kit/Fuse.tsx';
import { setTo } from '../kit/setTo.ts';
import { loudness } from '../stage/levels.ts';
import { SensesBar } from '../stage/SensesBar.tsx';
import { StageSky } from '../stage/StageSky.tsx';
import { sentencesOf } from '../stage/script.ts';
import { useSenses, voice } from '../stage/senses.ts';
import { lang } from '../words/language.ts';
import { narratorWords } from '../words/narrator.ts';
import css from './EveningNight.module.css';
import { planOf, type Tempo, type Timed } from './plan.ts';
import { StopButton } from './StopButton.tsx';
import { useHeld, useTime } from './useWalk.ts';
import { again, burnt, isOver, leftOf, lineAt, longer, pass, takenUp, type Walk } from './walk.ts';

interface Props {
  readonly told: Told;
  readonly tempo: Tempo;
  /** The line it begins at. */
  readonly from: number;
  /** Another line is on. */
  reached(line: number): void;
  day(): void;
  stop(): void;
}

/** How far the night has come: real time runs through it, unless it is suspended. */
function useNight({ told, tempo, from, reached, day }: Omit<Props, 'stop'>) {
  const plan = useMemo(() => planOf(told.lines, tempo), [told, tempo]);
  const walk = useHeld<Walk>(() => takenUp(plan, { line: from }));
  // One that was cut off waits for somebody to say that all eyes are closed again.
  const isPaused = useSignal(from > 0);
  const times = useSignal(0);
  const now = walk.value;
  const line = lineAt(plan, now);
  const pause = setTo(isPaused, true);
  useTime(!isPaused.value, (ms) => (walk.value = pass(plan, walk.value, ms)), pause);
  useSaying(line, tempo.rate, isPaused.value, times.value);
  useEffect(() => (isOver(plan, now) ? day() : reached(now.line)), [now.line]);
  const sayAgain = (): void => {
    walk.value = again(walk.value);
    times.value += 1;
  };
  return {
    line,
    isPaused: isPaused.value,
    share: burnt(plan, now),
    left: leftOf(plan, now),
    pause,
    sayAgain,
    more: () => (walk.value = longer(walk.value)),
    goOn(): void {
      sayAgain();
      isPaused.value = false;
    },
  };
}

/** The night, told from the first closed eye to the day. There is no way on but time: a call cut short would tell. */
export function EveningNight({ stop, ...props }: Props): JSX.Element {
  const { line, isPaused, share, left, pause, sayAgain, more, goOn } = useNight(props);
  useSenses('night');
  if (line === undefined) return <main class={css.night} />;
  return (
    <main class={css.night}>
      <Telling told={props.told} line={line} share={share} left={left} />
      {isPaused ? (
        <Suspended goOn={goOn} stop={stop} />
      ) : (
        <Zones sayAgain={sayAgain} more={more} pause={pause} stop={stop} />
      )}
    </main>
  );
}

/** Says a line as it begins; the words have their time whether they are heard or not. */
function useSaying(line: Timed | undefined, rate: number, isPaused: boolean, times: number): void {
  useEffect(() => {
    if (line === undefined || isPaused) {
      voice.hush();
      return;
    }
    if (loudness('voice') > 0) voice.say(sentencesOf(line.say), lang.value, rate);
  }, [line?.id, line?.at, isPaused, times]);
}

function Telling({
  told: { road },
  line,
  share,
  left,
}: {
  readonly told: Told;
  readonly line: Timed;
  readonly share: number;
  readonly left: number;
}): JSX.Element {
  const say = narratorWords[lang.value];
  const [first = '', ...rest] = sentencesOf(line.say);
  const at = line.stop;
  return (
    <>
      <StageSky phase="night" {...(at === null ? {} : { road: { notches: road, at } })} />
      <header class="bar">
        <p class="bar-title knock">
          {say.night}
          {at === null ? null : <small class={css.call}>{say.callOf(at + 1, road.length)}</small>}
        </p>
        <SensesBar menu={false} />
      </header>
      <section class={css.words} aria-live="off">
        <h1 class="knock">{quoted(first, lang.value)}</h1>
        <p class="knock">{rest.join(' ')}</p>
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

interface Doing {
  sayAgain(): void;
  more(): void;
  pause(): void;
  stop(): void;
}

/** Large, so that a hand finds them without eyes. */
function Zones({ sayAgain, more, pause, stop }: Doing): JSX.Element {
  const say = narratorWords[lang.value];
  return (
    <div class={`pad ${css.zones}`}>
      <div class="pair">
        <button type="button" class={`button ember ${css.zone}`} onClick={sayAgain}>
          {say.again}
        </button>
        <button type="button" class={`button ${css.zone}`} onClick={more}>
          <span>
            {say.more}
            <small>{say.moreHint}</small>
          </span>
        </button>
      </div>
      <div class={css.quiet}>
        <button type="button" class="text-button" onClick={pause}>
          {say.pause}
        </button>
        <StopButton stop={stop} />
      </div>
    </div>
  );
}

function Suspended({ goOn, stop }: { goOn(): void; stop(): void }): JSX.Element {
  const say = narratorWords[lang.value];
  return (
    <div class={`pad ${css.zones}`} role="status">
      <p class={css.hint}>
        <b>{say.paused}</b> {say.pausedHint}
      </p>
      <button type="button" class={`button ember ${css.zone}`} onClick={goOn}>
        {say.goOn}
      </button>
      <div class={css.quiet}>
        <StopButton stop={stop} />
      </div>
    </div>
  );
}
