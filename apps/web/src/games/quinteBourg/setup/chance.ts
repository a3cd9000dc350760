import type { Rng } from '@veillee/kernel';

/** Chance of this device: nobody can foresee it. */
export const chance: Rng = {
  below: (n) => Math.floor(((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32) * n),
};
