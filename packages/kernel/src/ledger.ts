import { at } from './at.ts';
import { applyInput } from './engine.ts';
import { sameJson } from './form.ts';
import type { Fact, Input, Spec } from './game.ts';
import { type Line, LiveMatch, liveOf, type Match } from './match.ts';
import { type Refusal, refusal } from './refusal.ts';
import { fail, ok, type Result } from './result.ts';
import { type Told, toldAs } from './told.ts';
import { isPast, playAgain, standing } from './undoing.ts';

/* What was done so far, and what undoing some of it would change: for whoever leads, and nobody else. */

/** An input with its place in the match; `n` is what an undo goes back to. */
export interface LedgerEntry extends Line {
  readonly n: number;
  readonly input: Input;
}

const unknown: Line = { line: 0, step: '', topic: null };

/** All that went in, from the input numbered `from` on. It only ever grows: an undo is one more entry. */
export function ledgerOf<G extends Spec>(held: Match<G>, from = 0): LedgerEntry[] {
  const { inputs, lines } = liveOf(held);
  return inputs.slice(from).map((input, i) => ({ n: from + i, ...(lines[from + i] ?? unknown), input }));
}

/** What an undo would change. */
export interface Undoing {
  /** The inputs that would count no longer, and those that would count again. */
  readonly gone: readonly number[];
  readonly back: readonly number[];
  /** What was told and would be so no longer, with whom it was told; and what would be told instead. */
  readonly unsaid: readonly Told[];
  readonly said: readonly Told[];
}

/** Changes nothing. */
export function undoPreview<G extends Spec>(held: Match<G>, to: number): Result<Undoing, Refusal> {
  const match = liveOf(held);
  const { game, start, inputs, running } = match;
  if (!isPast(to, inputs)) return fail(refusal('undo.range'));
  const past = new LiveMatch(game, start);
  const lost = playAgain(past, inputs, to, running.epochs, applyInput);
  if (lost !== undefined) return fail(lost);
  const [now, then] = [standing(inputs, inputs.length), standing(inputs, to)];
  const [told, retold] = [running.facts.filter(isOfGame), past.running.facts];
  const same = alike(told, retold);
  return ok({
    gone: without(now, then),
    back: without(then, now),
    unsaid: told.slice(same).map((fact) => toldAs(fact, 'master')),
    said: retold.slice(same).map((fact) => toldAs(fact, 'master')),
  });
}

/** Notices of earlier undoing are no part of what is undone. */
const isOfGame = ({ key }: Fact): boolean => key !== 'match.undone';

const without = (some: readonly number[], others: readonly number[]): number[] => {
  const known = new Set(others);
  return some.filter((n) => !known.has(n));
};

/** How many at the beginning are the same. */
function alike(some: readonly Fact[], others: readonly Fact[]): number {
  let count = 0;
  while (count < some.length && count < others.length && sameFact(at(some, count), at(others, count)))
    count += 1;
  return count;
}

const sameFact = (a: Fact, b: Fact): boolean =>
  a.key === b.key && sameJson(a.to, b.to) && sameJson(a.params, b.params);
