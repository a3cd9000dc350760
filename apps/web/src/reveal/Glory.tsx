import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { rays } from '../kit/engrave.ts';
import css from './Glory.module.css';

/** Rays out of the middle of the screen: they wait, and break out with the verdict. */
export function Glory({
  width,
  height,
  lit,
}: {
  readonly width: number;
  readonly height: number;
  readonly lit: boolean;
}): JSX.Element {
  const far = Math.hypot(width, height) / 2;
  const d = useMemo(() => {
    const near = Math.min(width, height) * (lit ? 0.16 : 0.42);
    return rays(
      width / 2,
      height * (lit ? 0.37 : 0.5),
      near,
      far * 1.25,
      lit ? 120 : 90,
      far * (lit ? 0.019 : 0.011),
    );
  }, [width, height, far, lit]);
  return (
    <svg class={css.glory} data-lit={lit} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      <path key={String(lit)} d={d} />
    </svg>
  );
}
