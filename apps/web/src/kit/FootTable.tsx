import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { clouds, engrave } from './engrave.ts';
import css from './FootTable.module.css';
import { Flame } from './marks.tsx';

const [cx, cy, rx, ry] = [400, 330, 392, 246];
/** Where the flame burns over it. */
const light = { x: cx, y: 62 };
const chairs = [203, 224, 246, 294, 316, 337];

/** The table at the foot of a page, its free chairs around it, a candle on it: lit where one may come to it. */
export function FootTable({ lit = false }: { readonly lit?: boolean }): JSX.Element {
  const lines = useMemo(
    () =>
      engrave({ width: 800, height: 330, pitch: 3.6, step: 6, fullest: 0.56, wobble: 0.6 }, (x, y) => {
        if (Math.hypot((x - cx) / (rx - 12), (y - cy) / (ry - 9)) > 1) return 0;
        const grain = (clouds(x * 0.008, y * 0.07 + 3) - 0.5) * 0.26;
        if (!lit) return 0.2 + grain;
        return 0.1 + grain + Math.exp(-Math.hypot((x - light.x) * 0.5, y - light.y - 90) / 80) * 0.95;
      }),
    [lit],
  );
  return (
    <svg class={css.table} viewBox="0 0 800 330" preserveAspectRatio="xMidYMin slice" aria-hidden="true">
      {chairs.map((degrees) => {
        const angle = (degrees * Math.PI) / 180;
        const [x, y] = [cx + Math.cos(angle) * (rx - 6), cy + Math.sin(angle) * (ry + 16)];
        return <circle key={degrees} class={css.chair} cx={x} cy={y} r={19} />;
      })}
      <ellipse class={css.ground} cx={cx} cy={cy} rx={rx} ry={ry} />
      <path class={css.lines} d={lines} />
      <ellipse class={css.edge} cx={cx} cy={cy} rx={rx} ry={ry} />
      <ellipse class={`${css.edge} ${css.inner}`} cx={cx} cy={cy} rx={rx - 9} ry={ry - 7} />
      <ellipse class={css.saucer} cx={cx} cy={134} rx={25} ry={7} />
      <path class={css.wax} d="M391 134V82q1-3 4-2q4-3 8 0q5-2 6 3v51q-9 4-18 0Z" />
      <path class={css.wick} d="M399 80v-7h2v7Z" />
      {lit ? (
        <svg x={cx - 9} y={50} width={18} height={27} viewBox="0 0 16 24" aria-hidden="true">
          <Flame />
        </svg>
      ) : null}
    </svg>
  );
}
