import { type Gender, isGender } from '@veillee/kernel';
import { listAt, store } from '../line/keep.ts';

/** What this device remembers of one phone for all. */

interface Known {
  readonly name: string;
  readonly gender: Gender | null;
}

/** Who played last, in the order they sat; one a line, and after the name how languages speak of them. */
export const lastPeople = (): readonly Known[] =>
  (store.get('veillee.people') ?? '')
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [name = '', gender] = line.split('\t');
      return { name, gender: isGender(gender) ? gender : null };
    });
export const keepPeople = (people: readonly Known[]): void =>
  store.set(
    'veillee.people',
    people.map(({ name, gender }) => (gender === null ? name : `${name}\t${gender}`)).join('\n'),
  );

const round = 'veillee.ici.round';

/** How far something has gone here that its room knows nothing of; `of` names it, and only the last is kept. */
export function lastRound(of: string): readonly string[] {
  const [kept, ...entries] = listAt(round);
  return kept === of ? entries : [];
}
export const keepRound = (of: string, entries: readonly string[]): void =>
  store.set(round, [of, ...entries].join(' '));
