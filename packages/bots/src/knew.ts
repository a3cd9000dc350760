import type { Phrase, Seat } from '@veillee/kernel';

/**
 * Who knew what, told after the end: how likely one thing looked of each seat, moment by moment, from each chair. It
 * follows from what a chair saw, by the belief that bots go by: so it can be told of people as well.
 */
export interface Knew {
  /** What was to be known of a seat. */
  readonly asked: Phrase;
  readonly moments: readonly Phrase[];
  /** Whether it was so in the end, by seat. */
  readonly truth: readonly boolean[];
  /** Whether somebody who has no card can be asked as well. */
  readonly byTable: boolean;
  /** How likely it looked of each seat; null where it was no question from there. */
  look(moment: number, by: Seat | null): readonly (number | null)[];
}

/** No more moments than fit beside each other: the first and the last are always among them. */
export function spreadOver<T>(moments: readonly T[], most: number): readonly T[] {
  if (moments.length <= most) return moments;
  const step = (moments.length - 1) / (most - 1);
  return Array.from({ length: most }, (_, i) => Math.round(i * step)).flatMap((i) => moments.slice(i, i + 1));
}
