import { listAt, store } from '../line/keep.ts';

/** What this device remembers of one phone for all. */

/** Who played last, in the order they sat; one name a line. */
export const lastPeople = (): readonly string[] =>
  (store.get('veillee.people') ?? '').split('\n').filter(Boolean);
export const keepPeople = (names: readonly string[]): void => store.set('veillee.people', names.join('\n'));

const round = 'veillee.ici.round';

/** How far something has gone here that its room knows nothing of; `of` names it, and only the last is kept. */
export function lastRound(of: string): readonly string[] {
  const [kept, ...entries] = listAt(round);
  return kept === of ? entries : [];
}
export const keepRound = (of: string, entries: readonly string[]): void =>
  store.set(round, [of, ...entries].join(' '));
