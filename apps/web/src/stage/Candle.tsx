import type { JSX } from 'preact';
import { Flame } from '../kit/marks.tsx';
import css from './Candle.module.css';

const [full, stump] = [150, 26];

/** How high the candle stands with so much of it left. */
const highAt = (left: number): number => stump + (full - stump) * Math.max(0, Math.min(1, left));

/** The day's time: a candle that burns down. */
export function Candle({
  left,
  look,
  minutes,
  leans = false,
}: {
  /** From 0 to 1. */
  readonly left: number;
  readonly look?: string | undefined;
  /** How many minutes it burns in all: a groove for each that is left. */
  readonly minutes?: number;
  /** It will soon be out. */
  readonly leans?: boolean;
}): JSX.Element {
  const high = highAt(left);
  const top = 200 - high;
  const strokes = [-17, -12, -7, -2, 3, 8, 13].map((x, i) => {
    const foot = top + high * (0.55 + 0.4 * ((i * 7) % 5) * 0.2);
    return `M${50 + x} ${top + 9}L${51.6 + x} ${top + 20}L${50.6 + x} ${foot}L${49.6 + x} ${top + 20}Z`;
  });
  return (
    <svg class={look} viewBox="0 0 100 206" aria-hidden="true">
      <path
        class={css.wax}
        d={`M29 202V${top + 6}q2-6 8-4q7-5 14-1q9-4 15 1q5 0 5 6v${Math.min(24, high * 0.3)}q-1 8-5 1V202Z`}
      />
      <path class={css.grain} d={strokes.join('')} />
      <path class={css.wick} d={`M49 ${top + 3}v-9h2v9Z`} />
      <g transform={leans ? `rotate(16 50 ${top})` : undefined}>
        <svg x={35} y={top - 50} width={30} height={45} viewBox="0 0 16 24" aria-hidden="true">
          <Flame />
        </svg>
      </g>
      {minutes === undefined ? null : <Grooves minutes={minutes} left={left} />}
      <path class={css.wax} d="M14 202h72v4H14Z" />
    </svg>
  );
}

/** A groove for every whole minute that is left. */
function Grooves({ minutes, left }: { readonly minutes: number; readonly left: number }): JSX.Element {
  const whole = Array.from({ length: Math.floor(minutes * left) + 1 }, (_, minute) => minute);
  return (
    <g class={css.grooves}>
      {whole.map((minute) => {
        const y = 200 - highAt(minute / minutes);
        return (
          <g key={minute}>
            <path d={`M14 ${y}L28 ${y - 1}V${y + 1}ZM86 ${y}L72 ${y - 1}V${y + 1}Z`} />
            <text x="88" y={y + 3}>
              {minute}
            </text>
          </g>
        );
      })}
    </g>
  );
}
