import type { Seat } from '@veillee/kernel';
import { type MutationId, mutationOf } from './mutations/index.ts';
import { playerAt, type State } from './state.ts';

/** The mutation a player may still play, as far as life and use go. */
export function mutationInHand(state: State, seat: Seat): MutationId | undefined {
  const { alive, played, mutation } = playerAt(state, seat);
  return alive && !played ? mutationOf(mutation) : undefined;
}

/** Plays the card, as far as its owner's hand goes. */
export function spend(state: State, seat: Seat): MutationId {
  const player = playerAt(state, seat);
  player.played = true;
  return mutationOf(player.mutation);
}
