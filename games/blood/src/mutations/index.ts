import type { Together } from '@veillee/gamekit';
import { at, isKeyOf, keysOf } from '@veillee/kernel';
import { attention } from './attention.ts';
import { betray } from './betray.ts';
import { clueToRevenge } from './clueToRevenge.ts';
import { fullMoon } from './fullMoon.ts';
import { supper } from './supper.ts';

/** In the order of their numbers, two cards of each (B1). */
export const mutations = {
  'full-moon': fullMoon,
  'clue-to-revenge': clueToRevenge,
  supper,
  betray,
  attention,
};
export type Mutations = typeof mutations;
export type MutationId = keyof Mutations;
export const isMutation = (id: unknown): id is MutationId => isKeyOf(mutations, id);
export const mutationIds: readonly MutationId[] = keysOf(mutations);

/** What a mutation card is, by its number from 1 on (B1). */
export const mutationOf = (card: number): MutationId => at(mutationIds, (card - 1) >> 1);

/** The numbers of the cards in a game for so many. */
export const mutationsFor = (seats: number): number[] =>
  mutationIds.flatMap((id, i) => (mutations[id].from <= seats ? [2 * i + 1, 2 * i + 2] : []));

/** What cards leave behind for the rest of a turn. */
export type KeptThisTurn = Together<Mutations[MutationId], 'thisTurn'>;
const keepers = mutationIds.flatMap((id) => mutations[id].thisTurn ?? []);
/** What is to be kept of a turn, with what cards keep of it as it begins. */
export function withKept<T extends object>(turn: T): T & KeptThisTurn {
  for (const kept of keepers) Object.assign(turn, kept());
  // Put together, it is the intersection of what each leaves.
  return turn as T & KeptThisTurn;
}

/** The cards on which one can stake the game. */
export const stakeIds: readonly MutationId[] = mutationIds.filter((id) => mutations[id].stake !== undefined);
