import { sortedNames, type Worded, worded } from '@veillee/gamekit';
import type { Camp } from './ids.ts';
import { text } from './text/index.ts';
import type { Because, BloodVerdict, Points } from './verdict.ts';

/** A verdict for people: names instead of seats, reasons in words. Params keep their seats, as in the position. */
export interface VerdictResult {
  readonly camp: Camp | null;
  readonly teams: readonly string[];
  readonly points: Points | null;
  readonly winners: readonly string[];
  readonly reasons: readonly WordedReason[];
}
export type WordedReason = Worded<Because>;

export function toResult(names: readonly string[], verdict: BloodVerdict): VerdictResult {
  const { camp, teams, points, winners, reasons } = verdict;
  return {
    camp,
    teams,
    points: points ?? null,
    winners: sortedNames(winners, names),
    reasons: worded(reasons, text, names),
  };
}
