import { isSeat } from '../chair.ts';
import { playRandomly } from '../randomPlay.ts';
import { see } from '../see.ts';
import { chairsOf, type Law, lively } from './trial.ts';

/** A match never waits for nobody, is over sooner or later, and then everybody learns who won and why. */
export const ends: Law = ({ subject, match, rng }) => {
  playRandomly(match, rng, lively, subject.maxInputs);
  if (!match.over) throw new Error(`it is not over after ${subject.maxInputs} inputs`);
  for (const chair of chairsOf(match)) {
    const { verdict, prompts, rights } = see(match, chair);
    if (verdict === null) throw new Error(`it is over without a verdict for ${chair}`);
    if (prompts.length + rights.length > 0) throw new Error(`it is over and ${chair} is still asked`);
    const { winners, reasons } = verdict;
    const sound = winners.every((seat, i) => isSeat(seat, match.start.seats) && winners.indexOf(seat) === i);
    if (!sound) throw new Error(`no seats have won: ${JSON.stringify(winners)}`);
    if (reasons.length === 0) throw new Error('it is over without a reason');
  }
  return 1;
};
