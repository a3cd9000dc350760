import type { JSX } from 'preact';
import { Icon } from '../kit/marks.tsx';
import { usePhase } from '../kit/SkyView.tsx';
import type { Stage } from '../stage/script.ts';
import css from './DimRoad.module.css';

const [width, height, radius] = [360, 200, 44];

/** The moon's road without its light: the same places, an outline each (31b). */
export function DimRoad({ road }: { readonly road?: NonNullable<Stage['road']> }): JSX.Element {
  usePhase('night');
  const many = road?.notches.length ?? 1;
  const place = (i: number): readonly [number, number] => {
    const share = (i + 0.5) / many;
    return [width * (0.14 + 0.72 * share), 62 + 70 * (2 * share - 1) ** 2];
  };
  const [x, y] = place(road?.at ?? 0);
  return (
    <svg class={css.road} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {road?.notches.map((_, i) => {
        const [cx, cy] = place(i);
        return Math.hypot(cx - x, cy - y) < radius + 8 ? null : (
          <circle key={i} class={css.notch} cx={cx} cy={cy} r={i < road.at ? 3 : 1.8} />
        );
      })}
      {road === undefined ? null : (
        <>
          <circle class={css.moon} cx={x} cy={y} r={radius} />
          <svg x={x - 26} y={y - 26} width="52" height="52" viewBox="0 0 512 512" aria-hidden="true">
            <Icon name={road.notches[road.at]?.icon ?? 'moon'} look={css.sign} />
          </svg>
        </>
      )}
    </svg>
  );
}
