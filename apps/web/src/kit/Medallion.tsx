import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { classes } from './classes.ts';
import { hatching } from './engrave.ts';
import css from './Medallion.module.css';

/** Ten hatchings, the engravers' code for colours in heraldry: nobody depends on hue. */
const patterns: readonly string[] = [
  hatching(0, 5),
  hatching(90, 5),
  hatching(45, 5),
  hatching(-45, 5),
  hatching(0, 6) + hatching(90, 6),
  dots(),
  zigzags(),
  hatching(45, 6.5) + hatching(-45, 6.5),
  hatching(0, 5) + hatching(45, 9),
  rings(),
];

function dots(): string {
  let path = '';
  for (let row = 0; row < 12; row += 1) {
    for (let x = row % 2 ? 4.5 : 1.5; x < 64; x += 6) path += `M${x} ${2 + row * 5.5}h1.6v1.6h-1.6Z`;
  }
  return path;
}

function zigzags(): string {
  const along = (y: number): string[] =>
    Array.from({ length: 9 }, (_, i) => `${i * 8} ${y + (i % 2 ? 4 : 0)}`);
  let path = '';
  for (let y = -4; y < 68; y += 6)
    path += `M${along(y).join('L')}L${along(y + 1.3)
      .reverse()
      .join('L')}Z`;
  return path;
}

function rings(): string {
  const ring = (r: number, sweep: number): string =>
    `M${32 - r} 32a${r} ${r} 0 1 ${sweep} ${2 * r} 0a${r} ${r} 0 1 ${sweep} ${-2 * r} 0`;
  let path = '';
  for (let r = 4; r < 30; r += 4.5) path += ring(r, 1) + ring(r - 1.1, 0);
  return path;
}

/** Chairs that are only numbered are told apart by their number. */
export const initialOf = (name: string): string =>
  /\s(\d{1,2})$/.exec(name.trim())?.[1] ?? ([...name.trim()][0] ?? '?').toUpperCase();

/** A player: an initial on a hatching of their own. */
export function Medallion({
  name,
  index,
  letters = initialOf(name),
  look,
}: {
  readonly name: string;
  readonly index: number;
  /** What is written on it; the initial unless given. */
  readonly letters?: string;
  /** A class of whoever shows it. */
  readonly look?: string | undefined;
}): JSX.Element {
  const clip = useId();
  return (
    <svg class={classes(css.medallion, look)} viewBox="0 0 64 64" aria-hidden="true">
      <clipPath id={clip}>
        <circle cx="32" cy="32" r="26" />
      </clipPath>
      <circle class={css.ground} cx="32" cy="32" r="31" />
      <path class={css.hatch} clip-path={`url(#${clip})`} d={patterns[index % patterns.length]} />
      <circle class={css.ring} cx="32" cy="32" r="30.3" />
      <circle class={`${css.ring} ${css.inner}`} cx="32" cy="32" r="26.5" />
      <text class={css.letter} data-several={letters.length > 1} x="32" y="44" text-anchor="middle">
        {letters}
      </text>
    </svg>
  );
}
