import { at, isOneOf } from '@veillee/kernel';
import type { State } from './state.ts';

/** Seats and places, and how they are named outside: a seat by its number, a centre card by its name. */
export const centreIds = ['c1', 'c2', 'c3', 'across'] as const;
export type CentreId = (typeof centreIds)[number];
export type Spot = number | CentreId;
export const isSpot = (value: unknown): value is Spot =>
  typeof value === 'number' || isOneOf(centreIds, value);

export const leftOf = (seat: number, seats: number): number => (seat + 1) % seats;
export const rightOf = (seat: number, seats: number): number => (seat + seats - 1) % seats;

/** More seats, and more cards, than any table has: a pretended one seats the whole deck. */
export const mostPlaces = 20;
/** 0, 1, … below `length`. */
const upTo = (length: number): readonly number[] => Array.from({ length }, (_, i) => i);
const tables = upTo(mostPlaces + 1).map((seats) => ({
  all: upTo(seats),
  others: upTo(seats).map((me) => upTo(seats).filter((seat) => seat !== me)),
}));

const nobody: readonly number[] = [];
export const everyone = (seats: number): readonly number[] => tables[seats]?.all ?? nobody;
export const others = (seats: number, me: number): readonly number[] => tables[seats]?.others[me] ?? nobody;
export const neighbours = (seats: number, me: number): readonly number[] => [
  leftOf(me, seats),
  rightOf(me, seats),
];

const centres: readonly (readonly CentreId[])[] = [centreIds.slice(0, 3), centreIds];

/** The names of the centre's places: three, and the one across when the Alpha Wolf is in the deck (R37). */
export const centre = (state: State): readonly CentreId[] =>
  at(centres, state.faces.length - state.seats - 3);

export const placeOf = ({ seats }: Pick<State, 'seats'>, spot: Spot): number =>
  typeof spot === 'number' ? spot : seats + centreIds.indexOf(spot);
export const spotOf = (state: State, place: number): Spot =>
  place < state.seats ? place : at(centreIds, place - state.seats);

/** Of these seats, those whose card may be looked at, moved or given an artefact (G5). */
export const unshielded = (state: State, seats: readonly number[]): readonly number[] =>
  state.shield === null ? seats : seats.filter((seat) => seat !== state.shield);
