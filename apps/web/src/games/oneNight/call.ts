import type { Lang, Phrase } from '@veillee/kernel';
import { callsOf, type View } from '@veillee/one-night';
import { type CallTextId, type Names, names } from '@veillee/one-night/words';

/** What the master says at this moment; it follows from what all were told and from the public deck. */

const called = (facts: readonly Phrase[]): Phrase | undefined =>
  facts.findLast(({ key }) => key === 'night.called' || key === 'night.markCheck');

const needs: readonly [CallTextId, CallTextId, (has: (role: string) => boolean) => boolean][] = [
  ['renfield', 'renfield.alone', (has) => !has('vampire') && !has('master') && !has('count')],
  ['assassin', 'assassin.stays', (has) => has('apprentice-assassin')],
  ['apprentice-assassin', 'apprentice-assassin.alone', (has) => !has('assassin')],
  ['mark-check', 'mark-check.fear', (has) => has('count')],
  ['werewolves', 'werewolves.dream', (has) => has('dream-wolf')],
];

/** The text of a call: the plain one, or the variant that the deck asks for. */
export function callText(
  id: string,
  copy: boolean,
  deck: readonly string[],
  from: Names,
): Names['calls'][CallTextId] {
  const own = `${id}.copy` as CallTextId;
  if (copy && Object.hasOwn(from.calls, own)) return from.calls[own];
  const variant = needs.find(([plain, , when]) => plain === id && when((role) => deck.includes(role)));
  return from.calls[variant?.[1] ?? (id as CallTextId)];
}

export function spoken(view: View, facts: readonly Phrase[], lang: Lang): { title: string; more: string } {
  const words = names[lang];
  const last = called(facts);
  const id = last?.key === 'night.markCheck' ? 'mark-check' : String(last?.params?.call ?? '');
  if (id === '') return { title: words.terms['phase.night'], more: '' };
  const { title, open } = callText(id, last?.params?.copy === true, view.deck, words);
  return { title, more: open };
}

/** How far the evening's calls have gone, from 0 to 1. */
export function goneOf(view: View, facts: readonly Phrase[]): number {
  const all = callsOf(view.deck).length + (view.deck.length > 0 ? 1 : 0);
  const done = facts.filter(({ key }) => key === 'night.called' || key === 'night.markCheck').length;
  return Math.min(1, Math.max(0, (done - 0.5) / Math.max(1, all)));
}
