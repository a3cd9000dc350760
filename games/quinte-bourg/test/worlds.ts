import type { Chair, Rng } from '@veillee/kernel';
import type { Played, World } from '@veillee/kernel/laws';

export function anotherWorld(_played: Played, _chair: Chair, _rng: Rng): World | undefined {
  return undefined;
}
