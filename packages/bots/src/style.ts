import { isOneOf, isRecord, type Phrase, type Seat } from '@veillee/kernel';

/** How a bot plays. Ids only: what players read of them is worded where they choose. */

/** How much it sees: from one who believes what is said to one who weighs whom it would itself believe. */
export const levels = ['candid', 'skilled', 'sly'] as const;
export type Level = (typeof levels)[number];

/** How it behaves at the table, whatever it sees. */
export const tempers = ['even', 'talkative', 'cautious', 'stubborn'] as const;
export type Temper = (typeof tempers)[number];

export interface Style {
  readonly level: Level;
  readonly temper: Temper;
}

export const usualLevel: Level = 'skilled';
export const usualStyle: Style = { level: usualLevel, temper: 'even' };

/** Bots of one table differ: each has the next temper. */
export const temperOf = (nth: number): Temper => tempers[nth % tempers.length] ?? 'even';

/** A style out of data that came from anywhere. */
export const isStyle = (data: unknown): data is Style =>
  isRecord(data) && isOneOf(levels, data.level) && isOneOf(tempers, data.temper);

/** What a bot thought at one moment, to be read after the end. */
export interface Thought {
  readonly seat: Seat;
  readonly phrases: readonly Phrase[];
}
