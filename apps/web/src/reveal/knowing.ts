import type { Knew } from '@veillee/bots';

/** How likely it looked of each seat, moment by moment. */
export type Looks = readonly (readonly (number | null)[])[];

export const percentOf = (chance: number): number => Math.round(100 * chance);

/** The seat it looked likeliest of; none where it was no question. */
export function likeliest(chances: readonly (number | null)[]): number | undefined {
  let best: number | undefined;
  for (const [seat, chance] of chances.entries())
    if (chance !== null && (best === undefined || chance > (chances[best] ?? 0))) best = seat;
  return best;
}

/** Works out one moment after the other, and draws breath between them; what is given back stops it. */
export function looksFrom(knew: Knew, by: number | null, told: (looks: Looks) => void): () => void {
  let looks: Looks = [];
  let timer = setTimeout(next, 0);
  function next(): void {
    looks = [...looks, knew.look(looks.length, by)];
    told(looks);
    if (looks.length < knew.moments.length) timer = setTimeout(next, 0);
  }
  return () => clearTimeout(timer);
}
