import type { Spec } from '../game.ts';
import { keysOf } from '../keysOf.ts';
import { ends } from './ends.ts';
import { offers } from './offers.ts';
import { refuses } from './refuses.ts';
import { replays } from './replays.ts';
import { roundTrip } from './roundTrip.ts';
import { stamps } from './stamps.ts';
import { stays } from './stays.ts';
import type { Subject } from './subject.ts';
import { type Law, trialOf } from './trial.ts';
import { undoes } from './undoes.ts';
import { words } from './words.ts';
import { worlds } from './worlds.ts';

export { faultIn } from './faultIn.ts';
export { isSeenBy, type Retelling, retell } from './retell.ts';
export type { Played, Subject, World } from './subject.ts';
export type { Law, Trial } from './trial.ts';
export { misspacing, readersOf, unworded } from './words.ts';

/** What every game obeys, on as many random matches as one likes. */
export const laws = {
  ends,
  offers,
  roundTrip,
  replays,
  undoes,
  stays,
  stamps,
  worlds,
  refuses,
  words,
} satisfies {
  readonly [name: string]: Law;
};
export type LawName = keyof typeof laws;
export const lawNames: readonly LawName[] = keysOf(laws);

export interface Extent {
  readonly matches: number;
  /** The first seed; the others follow it. */
  readonly from?: number;
}

/**
 * Holds a game to a law. Throws with the game, the law, the seed and what broke; also if in all these matches
 * there was next to nothing to look at (less than one thing in ten matches), for then nothing was shown.
 */
export function obey<G extends Spec>(
  subject: Subject<G>,
  name: LawName,
  { matches, from = 0 }: Extent,
): void {
  let looked = 0;
  for (let seed = from; seed < from + matches; seed += 1) {
    try {
      looked += laws[name](trialOf(subject, seed));
    } catch (cause) {
      throw broken(
        subject,
        name,
        `on seed ${seed}: ${cause instanceof Error ? cause.message : cause}`,
        cause,
      );
    }
  }
  if (looked * 10 < matches)
    throw broken(subject, name, `on seeds ${from}…: only ${looked} things to look at`);
}

function broken<G extends Spec>({ game }: Subject<G>, name: LawName, what: string, cause?: unknown): Error {
  return new Error(`${game.id} breaks the law "${name}" ${what}`, { cause });
}
