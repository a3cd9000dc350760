import type { Seat } from '@veillee/kernel';
import type { Stay } from './power.ts';
import { powers } from './specialities/index.ts';
import { canAct, isAlive, isAsleep, playerOf, type State, seatsOf } from './state.ts';

export interface Plan {
  /** The long action by which they are there. */
  readonly action: string;
  readonly house: Seat;
}

/** The long actions that no card causes; the cards tell their own. */
const villageStays = {
  sleeping: { rank: 2, binds: true, house: (state, seat) => (isAsleep(state, seat) ? seat : null) },
  love: { rank: 7, house: ({ lovers, night }, seat) => (lovers?.includes(seat) ? night.loversHouse : null) },
  attacking: { rank: 9, house: huntingAt },
  home: { rank: 10, house: (_state, seat) => seat },
} satisfies { readonly [stay: string]: Stay };
export type VillageStay = keyof typeof villageStays;

const stays: readonly { readonly [stay: string]: Stay }[] = [
  villageStays,
  ...Object.values(powers).map((power) => power.stays ?? {}),
];
const allStays = stays.flatMap((each) => Object.entries(each));
const binding = allStays.flatMap(([, stay]) => (stay.binds ? [stay] : []));

/** Asleep, or kept by what leaves no room for another's plans (Q55). */
export const isTaken = (state: State, seat: Seat): boolean =>
  binding.some(({ house }) => house(state, seat) !== null);

/** The one long action of a living player: the highest of all that apply to them (§5). */
export function planOf(state: State, seat: Seat): Plan {
  let highest = Number.POSITIVE_INFINITY;
  let plan: Plan = { action: 'home', house: seat };
  for (const [action, { rank, house: houseOf }] of allStays) {
    const house = rank < highest ? houseOf(state, seat) : null;
    if (house === null) continue;
    highest = rank;
    plan = { action, house };
  }
  return plan;
}

/** Reptilians go where the prey is; one whom they named is prey, and does not (Q58). */
function huntingAt(state: State, seat: Seat): Seat | null {
  const { prey } = state.night;
  return prey !== null && playerOf(state, seat).confers && !isNamed(state, seat) ? prey.seat : null;
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
