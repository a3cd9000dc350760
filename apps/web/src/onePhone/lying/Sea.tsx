import type { JSX } from 'preact';
import { clouds, engrave } from '../../kit/engrave.ts';
import css from './Sea.module.css';

const [width, height] = [390, 844];

/** Moonlight that has no top: engraved once, and cut to the screen. */
let drawn: string | undefined;

function moonlight(): string {
  const [cx, cy, r] = [width / 2, height / 2, 118];
  return engrave({ width, height, pitch: 5, step: 4, fullest: 0.6 }, (x, y) => {
    const d = Math.hypot(x - cx, (y - cy) * 0.94);
    if (d < r) return 0;
    const cloud = (clouds(x * 0.007 + 3, Math.abs(y - cy) * 0.03 + 4) - 0.42) * 0.34;
    return (Math.exp(-(d - r) / 84) * 0.8 + cloud) * Math.max(0, Math.min(1, 1.25 - d / 300));
  });
}

export function Sea(): JSX.Element {
  drawn ??= moonlight();
  return (
    <svg
      class={css.sea}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <path d={drawn} />
    </svg>
  );
}
