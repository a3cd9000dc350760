import { timesUndone } from '../progress.ts';
import { playRandomly } from '../randomPlay.ts';
import { stampOf, viewApart } from '../see.ts';
import { chairsOf, type Law, lively, parting } from './trial.ts';

/** A stamp holds what it says: in one match, where it is the same and nothing was undone between, every chair sees the same of its own. */
export const stamps: Law = ({ subject, match, rng }) => {
  const shown = new Map<string, string>();
  let looked = 0;
  playRandomly(match, rng, lively, subject.maxInputs, () => {
    looked += 1;
    const stamp = stampOf(match);
    if (stamp === undefined) return;
    const now = JSON.stringify(chairsOf(match).map((chair) => viewApart(match, chair)));
    const since = `${stamp} after ${timesUndone(match)}`;
    const before = shown.get(since) ?? now;
    if (now !== before) throw new Error(`under one stamp two sights: ${parting(before, now)}`);
    shown.set(since, now);
  });
  return looked;
};
