import { type Audience, type Chair, hears } from './chair.ts';
import type { Fact, Spec } from './game.ts';
import { liveOf, type Match } from './match.ts';
import type { Phrase } from './text.ts';

/** A fact as one chair was told it. */
export interface Told extends Phrase {
  /**
   * Whether this chair was told by itself, as one of some, or all were. Those named in a list are some even where it
   * names one: whether others are left in it may be a secret (one of two was killed, or kept away).
   */
  readonly to: 'me' | 'some' | 'all';
  /** For the master, who hears everything: whom it was told, where it was not all. */
  readonly whom?: Audience;
  /** Everybody was told at once. */
  readonly news?: true;
}

export function toldAs({ to, key, params, news }: Fact, chair: Chair): Told {
  const circle = to === 'all' ? 'all' : to === chair ? 'me' : 'some';
  const phrase: Told = params === undefined ? { key, to: circle } : { key, params, to: circle };
  if (news) return { ...phrase, news };
  return chair === 'master' && to !== 'all' ? { ...phrase, whom: to } : phrase;
}

/** What `chair` was told, from the fact numbered `from` on, and before that numbered `until`. */
export function toldTo<G extends Spec>(held: Match<G>, chair: Chair, from = 0, until?: number): Told[] {
  const { facts } = liveOf(held).running;
  const told: Told[] = [];
  for (const fact of from === 0 && until === undefined ? facts : facts.slice(from, until))
    if (hears(fact.to, chair)) told.push(toldAs(fact, chair));
  return told;
}

/** How many facts have been told so far, to whomever. */
export const factsTold = <G extends Spec>(held: Match<G>): number => liveOf(held).running.facts.length;

/** How much of it was news for all, to be told at once. */
export const newsTold = <G extends Spec>(held: Match<G>): number => liveOf(held).running.news ?? 0;

/** Whether every chair is told the same from that fact on. */
export function isToldAlike<G extends Spec>(held: Match<G>, from: number): boolean {
  const { facts } = liveOf(held).running;
  for (let i = from; i < facts.length; i += 1) if (facts[i]?.to !== 'all') return false;
  return true;
}
