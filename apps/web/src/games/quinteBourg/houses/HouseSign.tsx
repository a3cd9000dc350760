import type { JSX } from 'preact';
import { engraved, hatching, type Surface } from '../../../kit/hatching.ts';
import css from './HouseSign.module.css';

/** Gable and wall, as a plate to engrave. */
const front: Surface = [
  [9, 26],
  [30, 7],
  [51, 26],
  [51, 58],
  [9, 58],
];

/** Five hatchings: with two letters on them forty houses can be told apart. */
const walls: readonly string[] = [
  engraved(hatching(0, 6), front),
  engraved(hatching(90, 6), front),
  engraved(hatching(45, 7), front),
  engraved(hatching(-45, 7), front),
  engraved([...hatching(0, 8), ...hatching(90, 8)], front),
];

/** A house: gable, hatched wall, the two letters of who lives there. */
export function HouseSign({ code, index }: { readonly code: string; readonly index: number }): JSX.Element {
  return (
    <svg class={css.house} viewBox="0 0 60 64" aria-hidden="true">
      <path class={css.body} d="M6 61V27L2 30 30 4l28 26-4-3v34Z" />
      <path class={css.hatch} d={walls[index % walls.length]} />
      <path class={css.edge} d="M7 27v34h46V27M1.5 31 30 4.5 58.5 31" />
      <text class={css.letters} x="30" y="50" text-anchor="middle">
        {code}
      </text>
    </svg>
  );
}
