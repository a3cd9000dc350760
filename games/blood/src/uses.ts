import { recordOf } from '@veillee/gamekit';
import { type MutationId, mutationIds, mutationOf } from './mutations/index.ts';
import type { State } from './state.ts';

/** How often each mutation was played in a match: a run of random games adds them up. */
export function usesOf(state: State): { [id in MutationId]: number } {
  const uses = recordOf(mutationIds, () => 0);
  for (const { played, mutation } of state.players) if (played) uses[mutationOf(mutation)] += 1;
  return uses;
}
