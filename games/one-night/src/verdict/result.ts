import { type Params, speak } from '@veillee/kernel';
import type { TeamId } from '../ids.ts';
import { text } from '../text/index.ts';
import type { Doubt } from './doubts.ts';
import type { Verdict } from './judge.ts';
import type { Mode } from './judged.ts';
import type { ReasonKey, Stage } from './reason.ts';

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

export interface WordedDoubt extends Doubt {
  readonly fr: string;
  readonly en: string;
}

export interface WordedReason {
  readonly stage: Stage;
  readonly rule: string;
  readonly key: ReasonKey;
  readonly params: Params;
  readonly fr: string;
  readonly en: string;
}

export function toResult(
  names: readonly string[],
  verdict: Verdict,
  doubts: readonly Doubt[] = [],
): VerdictResult {
  const named = (seats: readonly number[]): string[] =>
    seats.map((seat) => names[seat] ?? `#${seat + 1}`).sort(byCodePoint);
  const result = {
    mode: verdict.mode,
    tally: Object.fromEntries(
      names
        .map((name, seat) => [name, verdict.tally[seat] ?? 0] as const)
        .sort(([one], [other]) => byCodePoint(one, other)),
    ),
    dead: named(verdict.dead),
    teams: verdict.teams,
    winners: named(verdict.winners),
    reasons: verdict.reasons.map((reason) => ({
      stage: reason.stage,
      rule: reason.rule,
      key: reason.key,
      params: reason.params,
      fr: speak(text.fr, reason, names),
      en: speak(text.en, reason, names),
    })),
  };
  if (doubts.length === 0) return result;
  return { ...result, doubts: doubts.map((doubt) => inWords(names, doubt)) };
}

const inWords = (names: readonly string[], doubt: Doubt): WordedDoubt => ({
  ...doubt,
  fr: speak(text.fr, doubt, names),
  en: speak(text.en, doubt, names),
});

/** By code point; `<` alone would put an emoji before U+FFFD. */
function byCodePoint(a: string, b: string): number {
  for (let i = 0; ; ) {
    const left = a.codePointAt(i);
    const right = b.codePointAt(i);
    if (left === undefined || right === undefined) return a.length - b.length;
    if (left !== right) return left - right;
    i += left > 0xffff ? 2 : 1;
  }
}
