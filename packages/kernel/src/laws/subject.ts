import type { Chair } from '../chair.ts';
import type { Rng } from '../form.ts';
import type { Game, Input, Setup, Spec } from '../game.ts';

/** A history: what a match started from and all that entered it. */
export interface Played {
  readonly setup: Setup;
  readonly inputs: readonly Input[];
}

/** Another history that looks to a chair as the first one did up to there. */
export interface World extends Played {
  /** How many inputs of the first history look the same as all of this one. */
  readonly until: number;
}

/** A game before the laws. */
export interface Subject<G extends Spec = Spec> {
  readonly game: Game<G>;
  /** A random sound setup. Where it names no master, chance does. */
  setup(rng: Rng): Omit<Setup, 'seed'>;
  /**
   * Another history that differs from (the beginning of) `played` only in what `chair`, a seat or the table,
   * may not know; undefined where none was found. Written from the rules, never from `view`: a world is one
   * that the rules keep from that chair, whatever the code shows. `retell` carries a history over.
   */
  worlds(played: Played, chair: Chair, rng: Rng): World | undefined;
  /** A random match is over after so many inputs at most. */
  readonly maxInputs: number;
}
