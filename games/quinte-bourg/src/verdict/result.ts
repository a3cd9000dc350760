import { type Because, sortedNames, type Worded, worded } from '@veillee/gamekit';
import { text } from '../text/index.ts';
import { type Judgement, judge } from './judge.ts';
import type { Situation } from './situation.ts';

/** A verdict for people: names instead of seats, reasons in words. */
export interface VerdictResult {
  readonly teams: readonly string[];
  readonly winners: readonly string[];
  readonly consoled: readonly string[];
  readonly reasons: readonly WordedReason[];
}
export type WordedReason = Worded<Because>;

export const judgePosition = ({ final, cause }: Situation): Judgement => judge(final, cause);

export function toResult(
  names: readonly string[],
  { teams, winners, consoled, reasons }: Judgement,
): VerdictResult {
  return {
    teams,
    winners: sortedNames(winners, names),
    consoled: sortedNames(consoled, names),
    reasons: worded(reasons, text, names),
  };
}
