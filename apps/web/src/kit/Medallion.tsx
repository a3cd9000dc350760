import type { JSX } from 'preact';
import { classes } from './classes.ts';
import { type Corner, engraved, hatching, type Surface } from './hatching.ts';
import css from './Medallion.module.css';

/** The inner circle, as a plate to engrave. */
const plate: Surface = Array.from({ length: 40 }, (_, i): Corner => {
  const turn = (i * Math.PI) / 20;
  return [32 + 26 * Math.cos(turn), 32 + 26 * Math.sin(turn)];
});

/** Ten hatchings, the engravers' code for colours in heraldry: nobody depends on hue. */
const patterns: readonly string[] = [
  engraved(hatching(0, 5), plate),
  engraved(hatching(90, 5), plate),
  engraved(hatching(45, 5), plate),
  engraved(hatching(-45, 5), plate),
  engraved([...hatching(0, 6), ...hatching(90, 6)], plate),
  engraved(dots(), plate),
  engraved(zigzags(), plate),
  engraved([...hatching(45, 6.5), ...hatching(-45, 6.5)], plate),
  engraved([...hatching(0, 5), ...hatching(45, 9)], plate),
  rings(),
];

function dots(): readonly Surface[] {
  const all: Surface[] = [];
  for (let row = 0; row < 12; row += 1)
    for (let x = row % 2 ? 4.5 : 1.5; x < 64; x += 6) {
      const y = 2 + row * 5.5;
      all.push([
        [x, y],
        [x + 1.6, y],
        [x + 1.6, y + 1.6],
        [x, y + 1.6],
      ]);
    }
  return all;
}

function zigzags(): readonly Surface[] {
  const along = (y: number): Corner[] => Array.from({ length: 9 }, (_, i) => [i * 8, y + (i % 2 ? 4 : 0)]);
  const all: Surface[] = [];
  for (let y = -4; y < 68; y += 6) all.push([...along(y), ...along(y + 1.3).reverse()]);
  return all;
}

/** They lie within the circle as they are. */
function rings(): string {
  const ring = (r: number, sweep: number): string =>
    `M${32 - r} 32a${r} ${r} 0 1 ${sweep} ${2 * r} 0a${r} ${r} 0 1 ${sweep} ${-2 * r} 0`;
  let path = '';
  for (let r = 4; r < 26; r += 4.5) path += ring(r, 1) + ring(r - 1.1, 0);
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
  return (
    <svg class={classes(css.medallion, look)} viewBox="0 0 64 64" aria-hidden="true">
      <circle class={css.ground} cx="32" cy="32" r="31" />
      <path class={css.hatch} d={patterns[index % patterns.length]} />
      <circle class={css.ring} cx="32" cy="32" r="30.3" />
      <circle class={`${css.ring} ${css.inner}`} cx="32" cy="32" r="26.5" />
      <text class={css.letter} data-several={letters.length > 1} x="32" y="44" text-anchor="middle">
        {letters}
      </text>
    </svg>
  );
}
