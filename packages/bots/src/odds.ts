import { at, type Rng } from '@veillee/kernel';

/** Fine enough for any odds bots play by. */
const grain = 1 << 30;

/** From 0 up to, never quite, 1. */
export const fraction = (rng: Rng): number => rng.below(grain) / grain;
export const happens = (chance: number, rng: Rng): boolean => fraction(rng) < chance;

/** The place of one of these weights, the heavier the likelier; all alike where none has any. */
export function drawn(weights: readonly number[], rng: Rng): number {
  let sum = 0;
  for (const weight of weights) sum += weight;
  if (sum <= 0) return rng.below(weights.length);
  let left = fraction(rng) * sum;
  for (let i = 0; i < weights.length; i += 1) {
    left -= at(weights, i);
    if (left < 0) return i;
  }
  return weights.length - 1;
}

/** The place of the greatest; the first of equals. */
export function greatest(values: readonly number[]): number {
  let best = 0;
  for (let i = 1; i < values.length; i += 1) if (at(values, i) > at(values, best)) best = i;
  return best;
}
