import type { Option } from '@veillee/kernel';
import type { State } from './state.ts';

/** Seats and places, and how they are named outside: a seat by its number, the centre as 'c1', 'c2', 'c3', 'across'. */
const centreNames = ['c1', 'c2', 'c3', 'across'] as const;

export const left = (seat: number, seats: number): number => (seat + 1) % seats;
export const right = (seat: number, seats: number): number => (seat + seats - 1) % seats;

const counted = (length: number, from = 0): readonly number[] => Array.from({ length }, (_, i) => from + i);
const tables = Array.from({ length: 11 }, (_, seats) => ({
  all: counted(seats),
  others: counted(seats).map((me) => counted(seats).filter((seat) => seat !== me)),
}));

export const everyone = (seats: number): readonly number[] => tables[seats]?.all as readonly number[];
export const others = (seats: number, me: number): readonly number[] =>
  tables[seats]?.others[me] as readonly number[];
export const neighbours = (seats: number, me: number): readonly number[] => [
  left(me, seats),
  right(me, seats),
];

const centres: readonly (readonly string[])[] = [centreNames.slice(0, 3), centreNames];

/** The names of the centre's places: three, and the one across when the Alpha Wolf is in the deck (R37). */
export const centre = (state: State): readonly string[] =>
  centres[state.faces.length - state.seats - 3] as readonly string[];

/** The place of the card that lies across. */
export const across = (state: State): number => state.seats + 3;

export const placeOf = (state: State, option: Option): number =>
  typeof option === 'number' ? option : state.seats + centreNames.indexOf(option as 'c1');
export const nameOf = (state: State, place: number): Option =>
  place < state.seats ? place : (centreNames[place - state.seats] as string);

/** Of these seats, those whose card may be looked at, moved or given an artefact (G5). */
export const unshielded = (state: State, seats: readonly number[]): readonly number[] =>
  state.shield === null ? seats : seats.filter((seat) => seat !== state.shield);
