import type { Seat } from '@veillee/kernel';
import { canAct, isAlive, isAsleep, playerOf, type State, seatsOf } from './state.ts';

/** The long actions of one night, from the highest rank down (§5). */
export const longActions = [
  'abducted',
  'sleeping',
  'abducting',
  'sculpting',
  'fighting',
  'coupling',
  'love',
  'squatting',
  'attacking',
  'home',
] as const;
export type LongAction = (typeof longActions)[number];

interface Plan {
  readonly action: LongAction;
  readonly house: Seat;
}

/** The one long action of a living player: the highest of all that apply to them (§5). */
export function planOf(state: State, seat: Seat): Plan {
  const { night } = state;
  const { abduction, sculpture, pair, squat, loversHouse } = night;
  if (abduction?.target === seat) return { action: 'abducted', house: abduction.by };
  if (isAsleep(state, seat)) return { action: 'sleeping', house: seat };
  if (abduction?.by === seat) return { action: 'abducting', house: seat };
  if (sculpture?.by === seat) return { action: 'sculpting', house: sculpture.target };
  if (pair !== null && (pair.first === seat || pair.second === seat))
    return { action: pair.kind === 'quarrel' ? 'fighting' : 'coupling', house: pair.house ?? pair.first };
  if (loversHouse !== null && state.lovers?.includes(seat)) return { action: 'love', house: loversHouse };
  if (squat?.by === seat) return { action: 'squatting', house: squat.house };
  if (goesHunting(state, seat)) return { action: 'attacking', house: night.prey?.seat as Seat };
  return { action: 'home', house: seat };
}

/** Reptilians go where the prey is; one whom they named is prey, and does not (Q58). */
function goesHunting(state: State, seat: Seat): boolean {
  const { prey } = state.night;
  return prey !== null && playerOf(state, seat).confers && !isNamed(state, seat);
}

/** A Reptilian named as prey tonight, for the attack only (Q58). */
export const isNamed = (state: State, seat: Seat): boolean =>
  state.night.prey?.kind === 'player' && state.night.prey.seat === seat && playerOf(state, seat).confers;

/** A Reptilian who is awake, confers, and was not named by the others. */
export const hunts = (state: State, seat: Seat): boolean =>
  canAct(state, seat) && playerOf(state, seat).confers && !isNamed(state, seat);

/** The house everybody is in at the hour of the attack; the dead are nowhere (Q19, Q49, Q60). */
export const placesOf = (state: State): (Seat | null)[] =>
  seatsOf(state).map((seat) => (isAlive(state, seat) ? planOf(state, seat).house : null));

export const occupants = (places: readonly (Seat | null)[], house: Seat): Seat[] =>
  places.flatMap((place, seat) => (place === house ? [seat] : []));
