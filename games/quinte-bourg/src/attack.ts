import type { Seat } from '@veillee/kernel';
import { occupants } from './circle.ts';
import { killTonight } from './deaths.ts';
import { hunts, isNamed, placesOf, planOf } from './places.ts';
import { count, note } from './record.ts';
import type { Play } from './spec.ts';
import { isAlive, isReptilian, type State } from './state.ts';
import { consider } from './stop.ts';

/** The hour of the attack: everybody is where their long action took them (§7). */
export function attack(table: Play): void {
  const { state } = table;
  const places = placesOf(state);
  state.night.places = places;
  note(state, null, 'places', {
    places,
    why: places.map((_, seat) => (isAlive(state, seat) ? planOf(state, seat).action : null)),
  });
  const houses = state.night.carnage
    ? [...new Set(places.filter((house): house is Seat => house !== null))]
    : state.night.prey === null
      ? []
      : [state.night.prey.seat];
  const victims: Seat[] = [];
  for (const house of houses.toSorted((a, b) => a - b)) {
    const victim = victimIn(table, places, house);
    if (victim !== undefined) victims.push(victim);
  }
  for (const victim of victims) killTonight(table, victim, 'attack');
  if (victims.length > 0) consider(table);
}

/** Whom the attackers of a house kill, if any (Q17, Q58, Q59). */
function victimIn(table: Play, places: readonly (Seat | null)[], house: Seat): Seat | undefined {
  const { state } = table;
  const inside = occupants(places, house);
  if (!inside.some((seat) => hunts(state, seat))) return undefined;
  count(state, state.night.carnage ? 'reptilians.carnage' : 'reptilians.attack');
  const prey = inside.filter((seat) => isPrey(state, seat, house));
  const failed =
    state.night.guarded === house
      ? 'guarded'
      : state.richest === house
        ? 'richest'
        : prey.length === 0
          ? 'empty'
          : null;
  note(state, null, 'attack', { house, failed, inside });
  if (failed !== null) return undefined;
  return prey[table.chance(`attack:${house}`).below(prey.length)];
}

/** A Reptilian whom the others named is prey at home alone, in a carnage too (Q58). */
const isPrey = (state: State, seat: Seat, house: Seat): boolean =>
  !isReptilian(state, seat) || (seat === house && isNamed(state, seat));
