import { useSignal } from '@preact/signals';
import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Told } from '../games/narrated.ts';
import { clockFace } from '../kit/Fuse.tsx';
import { SkyView } from '../kit/SkyView.tsx';
import { setTo } from '../kit/setTo.ts';
import { Candle } from '../stage/Candle.tsx';
import { SensesBar } from '../stage/SensesBar.tsx';
import { useSenses } from '../stage/senses.ts';
import { lang } from '../words/language.ts';
import { narratorWords } from '../words/narrator.ts';
import css from './EveningDay.module.css';
import { useTime } from './useWalk.ts';
import { hushTelling, type Telling, tellInTurn } from './voices/tell.ts';

/** With less than this left the flame leans (33). */
const leaning = 30_000;

interface Props {
  readonly told: Told;
  readonly telling: Telling;
  /** Milliseconds that are left. */
  readonly from: number;
  reached(left: number): void;
  vote(): void;
}

/** What is left of the day, counted down, with its warnings. */
function useDay({ told, telling, from, reached }: Omit<Props, 'vote'>) {
  const left = useSignal(from);
  const isPaused = useSignal(false);
  const whole = useRef(Math.max(from, told.day * 1000));
  useTime(
    !isPaused.value && left.value > 0,
    (ms) => {
      const before = left.value;
      left.value = Math.max(0, before - ms);
      const due = told.later.filter((one) => before > one.left && left.value <= one.left);
      tellInTurn(
        due.map(({ saying }) => saying),
        telling,
      );
    },
    () => reached(left.value),
  );
  const second = Math.ceil(left.value / 1000);
  useEffect(() => reached(left.value), [second]);
  useEffect(() => hushTelling, []);
  return {
    left: left.value,
    share: left.value / whole.current,
    minutes: whole.current / 60_000,
    isPaused: isPaused.value,
    pause: setTo(isPaused, !isPaused.value),
    more(): void {
      left.value += 60_000;
      whole.current = Math.max(whole.current, left.value);
    },
  };
}

/** The day: a candle that burns down, and two warnings before it is out. */
export function EveningDay({ vote, ...props }: Props): JSX.Element {
  const say = narratorWords[lang.value];
  const { left, share, minutes, isPaused, pause, more } = useDay(props);
  useSenses('day');
  return (
    <main class={`screen ${css.day}`}>
      <SkyView phase="day" height={170} look={css.sky} />
      <header class="bar">
        <p class="bar-title">{say.day}</p>
        <SensesBar menu={false} />
      </header>
      <div class={css.middle}>
        <div>
          <p class={`knock ${css.clock}`} role="timer">
            {clockFace(left)}
          </p>
          <p class={`knock ${css.talk}`}>{say.talk}</p>
        </div>
        <Candle left={share} minutes={minutes} leans={left < leaning} look={css.candle} />
      </div>
      <div class={`dock ${css.foot}`}>
        <div class="pair">
          <button type="button" class="button" aria-pressed={isPaused} onClick={pause}>
            {isPaused ? say.dayGoOn : say.dayPause}
          </button>
          <button type="button" class="button" onClick={more}>
            {say.dayMore}
          </button>
        </div>
        <button type="button" class="button ember" onClick={vote}>
          {say.toVote}
        </button>
      </div>
    </main>
  );
}
