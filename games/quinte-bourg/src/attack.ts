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
  const victims: Seat[] = [];
  for (const house of raided(state, places)) {
    const victim = victimIn(table, places, house);
    if (victim !== undefined) victims.push(victim);
  }
  for (const victim of victims) killTonight(table, victim, 'attack');
  if (victims.length > 0) consider(table);
}

/** Tonight every Reptilian attacks where they are: called by a human master, or from a given week on (Q18). */
export const isCarnage = ({ night, options: { carnage }, week }: State): boolean =>
  night.carnage || (typeof carnage === 'number' && week >= carnage);

/** The houses where there may be an attack: the one named, or in a carnage all in which anybody is (Q18). */
export function raided(state: State, places: readonly (Seat | null)[]): readonly Seat[] {
  const { prey } = state.night;
  if (!isCarnage(state)) return prey === null ? [] : [prey.seat];
  return [...new Set(places.filter((house) => house !== null))].sort((a, b) => a - b);
}

/** An attack on one house: who comes, on whom they prey, and why nobody dies of it (Q17, Q58, Q59). */
export interface Raid {
  readonly house: Seat;
  readonly attackers: readonly Seat[];
  readonly prey: readonly Seat[];
  readonly fails: 'unattended' | 'guarded' | 'richest' | 'empty' | null;
}

export function raidOn(state: State, places: readonly (Seat | null)[], house: Seat): Raid {
  const inside = occupants(places, house);
  const attackers = inside.filter((seat) => hunts(state, seat));
  const prey = inside.filter((seat) => isPrey(state, seat, house));
  const raid = { house, attackers, prey };
  if (attackers.length === 0) return { ...raid, fails: 'unattended' };
  if (state.night.guarded === house) return { ...raid, fails: 'guarded' };
  if (state.richest === house) return { ...raid, fails: 'richest' };
  return { ...raid, fails: prey.length === 0 ? 'empty' : null };
}

/** Whom the attackers of a house kill, if any. */
function victimIn(table: Play, places: readonly (Seat | null)[], house: Seat): Seat | undefined {
  const { state } = table;
  const { prey, fails } = raidOn(state, places, house);
  if (fails === 'unattended') return undefined;
  count(state, state.night.carnage ? 'reptilians.carnage' : 'reptilians.attack');
  note(state, null, 'attack', { house, failed: fails, inside: occupants(places, house) });
  if (fails !== null) return undefined;
  return prey[table.chance(`attack:${house}`).below(prey.length)];
}

/** A Reptilian whom the others named is prey at home alone, in a carnage too (Q58). */
const isPrey = (state: State, seat: Seat, house: Seat): boolean =>
  !isReptilian(state, seat) || (seat === house && isNamed(state, seat));
