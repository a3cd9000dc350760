import type { Answer, Rng, Sight } from '@veillee/kernel';

/** What a bot does next. */
export interface Move {
  /** A prompt's number, or a right's topic. */
  readonly prompt: number | string;
  readonly answer: Answer;
}

/** A bot gets what its chair sees, and chance of its own; it cannot even name the match. `V` is its game's view. */
export type Policy<V = object> = (sight: Sight<V>, rng: Rng) => Move | undefined;
