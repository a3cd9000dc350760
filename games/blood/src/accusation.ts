import { mutationIds, mutations } from './mutations/index.ts';
import type { Accusation } from './mutations/mutation.ts';
import type { State } from './state.ts';

/** The accusations that cards have of their own. */
export const accusations: readonly Accusation[] = mutationIds.flatMap((id) => mutations[id].accusation ?? []);

/** The one to be made this turn, if it is not the usual one. */
export function accusationDue(state: State): Accusation | undefined {
  for (const own of accusations) if (own.isDue(state)) return own;
  return undefined;
}
