import { quick } from '@veillee/kernel';

/** Random bytes that are the same every time. */
export function bytesFrom(seed: number): (count: number) => Uint8Array {
  const rng = quick(seed);
  return (count) => Uint8Array.from({ length: count }, () => rng.below(256));
}
