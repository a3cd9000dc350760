import type { Lang, Phrase } from '@veillee/kernel';
import { callsInTheDark, callTextOf, readAtOnce, roles, touchesOf, type View } from '@veillee/one-night';
import { names } from '@veillee/one-night/words';

/** What the master says at this moment; it follows from what all were told and from the public deck. */

/** The call that is on, or was last. */
export const lastCall = (facts: readonly Phrase[]): Phrase | undefined =>
  facts.findLast(({ key }) => key === 'night.called' || key === 'night.markCheck');

export function spoken(view: View, facts: readonly Phrase[], lang: Lang): { title: string; more: string } {
  const words = names[lang];
  const last = lastCall(facts);
  const id = last?.key === 'night.markCheck' ? 'mark-check' : String(last?.params?.call ?? '');
  if (id === '') return { title: words.terms['phase.night'], more: '' };
  const text = words.calls[callTextOf(id, last?.params?.copy === true, view)];
  return { title: text.title, more: readAtOnce(text) };
}

/** How far the evening's calls have gone, from 0 to 1. */
export function goneOf(view: View, facts: readonly Phrase[]): number {
  const done = facts.filter(({ key }) => key === 'night.called' || key === 'night.markCheck').length;
  return Math.min(1, Math.max(0, (done - 0.5) / callsInTheDark(view.deck)));
}

/** How many players whoever is called now may touch. */
export function touched(view: View, facts: readonly Phrase[]): number {
  const call = lastCall(facts)?.params?.call;
  return call === undefined ? 1 : touchesOf(String(call), view);
}

/** The page of the rules about the present call: by the public call, never by what one holds. */
export function pageOf({ phase }: View, facts: readonly Phrase[]): string {
  if (phase === 'deal' || phase === 'day') return 'how';
  if (phase === 'vote' || phase === 'end') return 'verdict';
  const id = lastCall(facts)?.params?.call;
  const owner = Object.values(roles).find((role) => role.calls?.some((call) => call.id === id));
  return phase === 'mark-check' || owner === undefined ? 'calls' : owner.id;
}
