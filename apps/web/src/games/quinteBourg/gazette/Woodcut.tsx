import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { clouds, engrave } from '../../../kit/engrave.ts';
import { village } from '../../../stage/village.ts';
import css from './Woodcut.module.css';

const [width, height, base] = [1440, 330, 262];
const moon = { x: 700, y: 88, r: 40 };

const tones = {
  far: css.ink,
  dark: css.ink,
  ground: css.ink,
  lit: css.page,
  pane: css.pane,
  lamp: css.page,
  gleam: css.page,
} as const;

/** The village by night, printed: ink where the stage is dark. */
export function Woodcut(): JSX.Element {
  const { sky, shapes } = useMemo(
    () => ({
      sky: engrave({ width, height: base + 30, pitch: 7, step: 6, fullest: 0.66 }, (x, y) => {
        const d = Math.hypot(x - moon.x, y - moon.y);
        if (d < moon.r + 8) return 0;
        const shine = Math.exp(-Math.max(0, d - moon.r) / 190);
        return 0.94 - shine * 0.86 + (clouds(x * 0.004 + 3, y * 0.025 + 9) - 0.5) * 0.5;
      }),
      shapes: village(width, base, height, moon.x),
    }),
    [],
  );
  return (
    <svg
      class={css.cut}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path class={css.ink} d={sky} />
      <circle class={css.moon} cx={moon.x} cy={moon.y} r={moon.r} />
      {shapes.map(({ tone, d }, i) => (
        <path key={i} class={tones[tone]} d={d} />
      ))}
    </svg>
  );
}
