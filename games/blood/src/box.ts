import { type CharacterId, characterIds, numberOf } from './ids.ts';

/** What of the box is used, by number of players. */

export const fewest = 4;
export const most = 9;
export const isTable = (seats: number): boolean =>
  Number.isInteger(seats) && seats >= fewest && seats <= most;

/** The highest character number used, in both camps. */
const characterNumbers: readonly number[] = [3, 4, 4, 5, 6, 6];
/** The highest mutation number used. */
const mutationNumbers: readonly number[] = [4, 6, 8, 10, 10, 10];

export const highestCharacter = (seats: number): number => characterNumbers[seats - fewest] as number;
export const highestMutation = (seats: number): number => mutationNumbers[seats - fewest] as number;

export const charactersFor = (seats: number): CharacterId[] =>
  characterIds.filter((card) => numberOf(card) <= highestCharacter(seats));
export const mutationsFor = (seats: number): number[] =>
  Array.from({ length: highestMutation(seats) }, (_, i) => i + 1);

/** The twins are offered to the large tables only. */
export const offersTwins = (seats: number): boolean => seats >= 8;
