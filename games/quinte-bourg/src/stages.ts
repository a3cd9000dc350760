import type { Phrase, Seat } from '@veillee/kernel';
import { type OpeningId, openingIds } from './ids.ts';
import type { LineId } from './night/lines.ts';

/** The steps of a day, in the order of §12. */
export const dayStages = [
  'camera',
  'charmed',
  'changes',
  'deaths',
  'vacancies',
  'moving',
  'session',
  'law',
  'debate',
  'vote',
  'sentence',
  'weddings',
  'pickpocket',
  'evening',
] as const;
export type DayStage = (typeof dayStages)[number];

/** Where a village is: a line of the opening or of the night, a step of the day, or one of the moments between. */
export type StageId =
  | 'deal'
  | `opening.${OpeningId}`
  | 'nightfall'
  | `night.${LineId}`
  | 'dawn'
  | `day.${DayStage}`
  | 'sunday'
  | 'end';

/** Which step this is, for all: worded by the format `stage`, and at length by `stageHelp`. */
export interface Moment {
  readonly part: 'opening' | 'night' | 'day' | 'sunday' | 'end';
  readonly stage: StageId;
  /** Every stage of this part in order, for a row that shows how far it is. */
  readonly stages: readonly StageId[];
  /** What is said aloud now. */
  readonly says: readonly Phrase[];
}

/** The vote as far as it is public (Q75); null where there is none. */
export interface Poll {
  /** Who votes, in their order as far as it is known; ghosts last where the law lets them. */
  readonly order: readonly Seat[];
  /** Whose turn is over: voted, blank, or abstained. */
  readonly done: readonly Seat[];
  /** Whose turn it is; several where all vote at the same time. */
  readonly turn: readonly Seat[];
  /** The direction, once the President has chosen it. */
  readonly clockwise: boolean | null;
  /** Votes by seat, the most first; where ballots are ranked, first places. */
  readonly tally: readonly { readonly seat: Seat; readonly votes: number }[];
  readonly blank: number;
}

export const openingStages: readonly StageId[] = [
  'deal',
  ...openingIds.map((id): StageId => `opening.${id}`),
];
