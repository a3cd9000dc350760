import type { Seat } from './chair.ts';

/** How a language that has genders speaks of somebody: as of a woman or as of a man. Who says neither is spoken of without. */
export const genders = ['she', 'he'] as const;
export type Gender = (typeof genders)[number];
export const isGender = (value: unknown): value is Gender => genders.some((one) => one === value);

/** Those whom sentences are about, by seat, and to whom they are said. */
export interface People {
  readonly names: readonly string[];
  /** Of those who say neither, null or nothing. */
  readonly genders?: readonly (Gender | null)[] | undefined;
  /** Who reads: they are spoken to, not of. Nobody, where all read. */
  readonly self?: Seat | undefined;
}

/** How a seat is called: by its number where it has no name. */
export const nameAt = (names: readonly string[], seat: Seat): string => names[seat] ?? `#${seat + 1}`;

/** The gender that a sentence about all of them takes; null: it does without. */
export function genderOf({ genders: by = [] }: People, seats: readonly Seat[]): Gender | null {
  const all = seats.map((seat) => by[seat] ?? null);
  if (all.length === 0 || all.includes(null)) return null;
  return all.every((one) => one === 'she') ? 'she' : 'he';
}

/** Whoever reads stands where the language wants it among others. */
export const isSelf = ({ self }: People, seats: readonly Seat[]): boolean =>
  self !== undefined && seats.includes(self);
