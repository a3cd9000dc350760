import type { JSX } from 'preact';
import { classes } from '../../kit/classes.ts';
import css from './Wave.module.css';

/** A voice as it looks: a stroke that swells for every moment of it. */
export function Wave({
  strokes,
  live = false,
  look,
}: {
  readonly strokes: readonly number[];
  /** It is being recorded: it grows from the left. */
  readonly live?: boolean;
  readonly look?: string | undefined;
}): JSX.Element {
  const [step, height] = [6, 60];
  const path = strokes
    .map((loud, i) => {
      const reach = 1.5 + Math.min(1, loud * 1.6) * (height / 2 - 3);
      const x = i * step + step / 2;
      return `M${x - 2} ${height / 2}L${x} ${(height / 2 - reach).toFixed(1)}L${x + 2} ${height / 2}L${x} ${(height / 2 + reach).toFixed(1)}Z`;
    })
    .join('');
  return (
    <svg
      class={classes(css.wave, live && css.live, look)}
      viewBox={`0 0 ${Math.max(1, strokes.length) * step} ${height}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}
