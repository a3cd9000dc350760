import type { Heard } from '@veillee/bots';
import { at, type Seat, type Told } from '@veillee/kernel';
import { dominant } from '../verdict/final.ts';
import { type Belief, balanced, scale, type Weights } from './belief.ts';
import { isPack, type Kind } from './clue.ts';
import { clueSaid } from './clues.ts';
import { drives } from './drives.ts';

/**
 * What others say and how they vote. Words count as far as their speaker is believed, and fall back on them once one
 * knows better; a vote tells of the voter as far as one knows against whom it went.
 */

/** How somebody reads others. */
export interface Reading {
  /** How far somebody is believed who has no reason to lie. */
  readonly faith: number;
  /** How often all is weighed again by what came of it; not at all: words are taken as they come. */
  readonly passes: number;
}

/** Somebody named somebody else at a vote. */
export interface Ballot {
  readonly voter: Seat;
  readonly named: Seat;
}

export function ballotsIn(facts: readonly Told[]): readonly Ballot[] {
  return facts.flatMap(({ key, params }) => {
    if (key !== 'vote.named' || typeof params?.voter !== 'number') return [];
    const [named] = Array.isArray(params.players) ? params.players : [];
    return typeof named === 'number' ? [{ voter: params.voter, named }] : [];
  });
}

/** One thing said of somebody, by kind how likely it is if it is so. */
interface Word {
  readonly by: Seat;
  readonly of: Seat;
  readonly likely: readonly number[];
}

/** Each thing once from each. */
function wordsIn(heard: readonly Heard[], { kinds }: Weights, me: Seat | null): readonly Word[] {
  const words = new Map<string, Word>();
  for (const { seat: by, phrase } of heard) {
    const { params = {} } = phrase;
    const clue = clueSaid(phrase);
    const { seat: of } = params;
    if (clue === undefined || typeof of !== 'number' || by === me || by < 0 || of === by) continue;
    const likely = kinds.map((kind) => clue.likely(kind, params));
    words.set(JSON.stringify([by, of, likely]), { by, of, likely });
  }
  return [...words.values()];
}

/** How often a Reptilian lies who says something of somebody. */
const lies = 0.8;

/** The belief that follows from what is known, what is said and how all voted. */
export function beliefAfter(
  weights: Weights,
  heard: readonly Heard[],
  ballots: readonly Ballot[],
  me: Seat | null,
  { faith, passes }: Reading,
): Belief {
  const words = wordsIn(heard, weights, me).filter(({ of }) => of < weights.rows.length);
  const before = balanced(weights);
  let belief = before;
  for (let pass = 0; pass <= passes; pass += 1) {
    const rows = weights.rows.map((row) => row.slice());
    for (const word of words) {
      const trust = faith * (pass === 0 ? 1 : 1 - lies * packChance(belief, weights, word.by));
      listen(rows, word, trust, at(before, word.of));
      if (pass > 0) remember(rows, weights, word, at(belief, word.of), at(before, word.of));
    }
    if (pass > 0) for (const ballot of ballots) read(rows, weights, ballot, belief);
    belief = balanced({ kinds: weights.kinds, rows });
  }
  return belief;
}

export const packChance = (belief: Belief, { kinds }: Pick<Weights, 'kinds'>, seat: Seat): number =>
  at(belief, seat).reduce((sum, one, k) => sum + (isPack(at(kinds, k)) ? one : 0), 0);

const meanOf = (likely: readonly number[], row: readonly number[]): number =>
  likely.reduce((sum, one, k) => sum + one * at(row, k), 0);

/** Whoever is not believed has said nothing. */
function listen(
  rows: readonly number[][],
  { of, likely }: Word,
  trust: number,
  before: readonly number[],
): void {
  const mean = meanOf(likely, before);
  scale(at(rows, of), (k) => trust * at(likely, k) + (1 - trust) * mean);
}

/** Said wrongly, it tells against the speaker; rightly, for them. */
function remember(
  rows: readonly number[][],
  { kinds }: Weights,
  { by, likely }: Word,
  now: readonly number[],
  before: readonly number[],
): void {
  const right = Math.min(2, meanOf(likely, now) / Math.max(meanOf(likely, before), 1e-6));
  scale(at(rows, by), (k) => (isPack(at(kinds, k)) ? 1 : 0.2 + 0.8 * right));
}

/** Whoever votes against themselves means it. */
export const wantsDeath = ({ camps }: Kind): boolean => (drives[dominant(camps)].own ?? 0) > 0;

/** How seldom a Reptilian votes against one of the pack, beside others; and so against anybody else. */
const spares = 0.35;
const joins = 1.15;

function read(rows: readonly number[][], { kinds }: Weights, { voter, named }: Ballot, belief: Belief): void {
  const row = rows[voter];
  if (row === undefined) return;
  if (voter === named) {
    scale(row, (k) => (wantsDeath(at(kinds, k)) ? 15 : 0.4));
    return;
  }
  const against = packChance(belief, { kinds }, named);
  const pack = against * spares + (1 - against) * joins;
  const others = against * joins + (1 - against) * 0.95;
  scale(row, (k) => (isPack(at(kinds, k)) ? pack : others));
}
