import type { Chair } from '../chair.ts';
import { anyOf } from '../chance.ts';
import { playRandomly } from '../randomPlay.ts';
import { type Sight, see } from '../see.ts';
import { chairsOf, type Law, lively, parting } from './trial.ts';

interface Kept {
  readonly chair: Chair;
  readonly sight: Sight;
  readonly text: string;
}

/** What was seen stays as it was seen: a sight may be kept and held against the next, for no rule changes it. */
export const stays: Law = ({ subject, match, rng }) => {
  const kept: Kept[] = [];
  const keep = (chair: Chair): void => {
    const sight = see(match, chair);
    kept.push({ chair, sight, text: JSON.stringify(sight) });
  };
  const compare = ({ chair, sight, text }: Kept): void => {
    const now = JSON.stringify(sight);
    if (now !== text) throw new Error(`what ${chair} saw has changed since: ${parting(text, now)}`);
  };
  playRandomly(match, rng, lively, subject.maxInputs, () => {
    kept.slice(-3).forEach(compare);
    keep(anyOf(chairsOf(match), rng));
  });
  kept.forEach(compare);
  return kept.length;
};
