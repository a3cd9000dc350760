import type { Answer, Phrase, Rng, Seat, Sight } from '@veillee/kernel';
import type { Style } from './style.ts';

/** What a bot does next. */
export interface Move {
  /** A prompt's number, or a right's topic. */
  readonly prompt: number | string;
  readonly answer: Answer;
}

/** What a bot says instead: a phrase of its game's text, in one of the game's circles. */
export interface Remark {
  readonly say: Phrase;
  readonly circle: string;
}

export const isRemark = (act: Move | Remark): act is Remark => 'say' in act;

/** A phrase that a bot said before. */
export interface Heard {
  readonly seat: Seat;
  readonly phrase: Phrase;
}

/** What a bot goes by besides its sight: who it is, and what bots have said. */
export interface Around {
  readonly style: Style;
  readonly heard: readonly Heard[];
  /** Nobody looks on: it does not wait until it is its turn to speak. */
  readonly hurried?: true;
}

/** A bot gets what its chair sees, and chance of its own; it cannot even name the match. `V` is its game's view. */
export type Policy<V = object> = (sight: Sight<V>, rng: Rng, around: Around) => Move | Remark | undefined;
