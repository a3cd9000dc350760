import { type Params, speak } from '@veillee/kernel';
import type { Camp } from './ids.ts';
import { text } from './text/index.ts';
import type { BloodVerdict, Points, Stage } from './verdict.ts';

/** A verdict for people: names instead of seats, reasons in words. Params keep their seats, as in the position. */
export interface VerdictResult {
  readonly camp: Camp | null;
  readonly teams: readonly string[];
  readonly points: Points | null;
  readonly winners: readonly string[];
  readonly reasons: readonly WordedReason[];
}
export interface WordedReason {
  readonly stage: Stage;
  readonly rule: string;
  readonly key: string;
  readonly params: Params;
  readonly fr: string;
  readonly en: string;
}

/** Names are sorted by code unit, so that equal positions have equal bytes. */
export function toResult(names: readonly string[], verdict: BloodVerdict): VerdictResult {
  const { camp, teams, points, winners, reasons } = verdict;
  return {
    camp,
    teams,
    points: points ?? null,
    winners: winners.map((seat) => names[seat] ?? `#${seat + 1}`).sort(),
    reasons: reasons.map((reason) => ({
      stage: reason.stage,
      rule: reason.rule,
      key: reason.key,
      params: reason.params,
      fr: speak(text.fr, reason, names),
      en: speak(text.en, reason, names),
    })),
  };
}
