import { type Params, speak } from '@veillee/kernel';
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
export interface WordedReason {
  readonly stage: string;
  readonly rule: string;
  readonly key: string;
  readonly params: Params;
  readonly fr: string;
  readonly en: string;
}

export const judgePosition = ({ final, cause }: Situation): Judgement => judge(final, cause);

export function toResult(
  names: readonly string[],
  { teams, winners, consoled, reasons }: Judgement,
): VerdictResult {
  const named = (seats: readonly number[]): string[] =>
    seats.map((seat) => names[seat] ?? `#${seat + 1}`).sort();
  return {
    teams,
    winners: named(winners),
    consoled: named(consoled),
    reasons: reasons.map((reason) => ({
      stage: reason.stage,
      rule: reason.rule,
      key: reason.key,
      params: reason.params ?? {},
      fr: speak(text.fr, reason, names),
      en: speak(text.en, reason, names),
    })),
  };
}
