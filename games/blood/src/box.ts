import { at } from '@veillee/kernel';
import { type CharacterId, characterIds, numberOf } from './ids.ts';
import { players } from './players.ts';

/** What of the box is used, by number of players; mutations say it themselves. */

export const { min: fewest, max: most } = players;
export const isTable = (seats: number): boolean =>
  Number.isInteger(seats) && seats >= fewest && seats <= most;

/** The highest character number used, in both camps. */
const characterNumbers: readonly number[] = [3, 4, 4, 5, 6, 6];

export const highestCharacter = (seats: number): number => at(characterNumbers, seats - fewest);

export const charactersFor = (seats: number): CharacterId[] =>
  characterIds.filter((card) => numberOf(card) <= highestCharacter(seats));

/** The twins are offered to the large tables only. */
export const offersTwins = (seats: number): boolean => seats >= 8;
