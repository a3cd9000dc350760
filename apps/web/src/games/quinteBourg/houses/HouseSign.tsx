import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { hatching } from '../../../kit/engrave.ts';
import css from './HouseSign.module.css';

/** Five hatchings: with two letters on them forty houses can be told apart. */
const walls: readonly string[] = [
  hatching(0, 6),
  hatching(90, 6),
  hatching(45, 7),
  hatching(-45, 7),
  hatching(0, 8) + hatching(90, 8),
];

/** A house: gable, hatched wall, the two letters of who lives there. */
export function HouseSign({ code, index }: { readonly code: string; readonly index: number }): JSX.Element {
  const clip = useId();
  return (
    <svg class={css.house} viewBox="0 0 60 64" aria-hidden="true">
      <clipPath id={clip}>
        <path d="M9 26 30 7l21 19v32H9Z" />
      </clipPath>
      <path class={css.body} d="M6 61V27L2 30 30 4l28 26-4-3v34Z" />
      <path class={css.hatch} clip-path={`url(#${clip})`} d={walls[index % walls.length]} />
      <path class={css.edge} d="M7 27v34h46V27M1.5 31 30 4.5 58.5 31" />
      <text class={css.letters} x="30" y="50" text-anchor="middle">
        {code}
      </text>
    </svg>
  );
}
