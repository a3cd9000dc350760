import { byCodePoint, sortedNames, type Worded, worded } from '@veillee/gamekit';
import type { TeamId } from '../ids.ts';
import { text } from '../text/index.ts';
import type { Doubt } from './doubts.ts';
import type { Verdict } from './judge.ts';
import type { Mode } from './judged.ts';
import type { Reason } from './reason.ts';

/** A verdict for people: names instead of seats, reasons in words. Params keep their seats, as in the position. */
export interface VerdictResult {
  readonly mode: Mode;
  readonly tally: { readonly [name: string]: number };
  readonly dead: readonly string[];
  readonly teams: readonly TeamId[];
  readonly winners: readonly string[];
  readonly reasons: readonly WordedReason[];
  /** What no evening can have come to, where there is such. */
  readonly doubts?: readonly WordedDoubt[];
}

export type WordedDoubt = Worded<Doubt>;
export type WordedReason = Worded<Reason>;

export function toResult(
  names: readonly string[],
  verdict: Verdict,
  doubts: readonly Doubt[] = [],
): VerdictResult {
  const result = {
    mode: verdict.mode,
    tally: Object.fromEntries(
      names
        .map((name, seat) => [name, verdict.tally[seat] ?? 0] as const)
        .sort(([one], [other]) => byCodePoint(one, other)),
    ),
    dead: sortedNames(verdict.dead, names),
    teams: verdict.teams,
    winners: sortedNames(verdict.winners, names),
    reasons: worded(verdict.reasons, text, names),
  };
  return doubts.length === 0 ? result : { ...result, doubts: worded(doubts, text, names) };
}
