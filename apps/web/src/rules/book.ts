import { signal } from '@preact/signals';
import type { Almanac, Entry, Lang } from '@veillee/kernel';
import { fold } from './find.ts';

/** The rules of a game, in both languages. */
export type Book = { readonly [L in Lang]: Almanac };

const shelf: { readonly [game: string]: () => Promise<{ readonly almanac: Book }> } = {
  'one-night': () => import('@veillee/one-night/almanac'),
  blood: () => import('@veillee/blood/almanac'),
  'quinte-bourg': () => import('@veillee/quinte-bourg/almanac'),
};
export const hasBook = (game: string): boolean => Object.hasOwn(shelf, game);

const books = signal<{ readonly [game: string]: Book | 'failed' }>({});
const asked = new Set<string>();

/** Fetches the rules of a game, once. */
export function openBook(game: string): void {
  if (asked.has(game)) return;
  asked.add(game);
  shelf[game]?.().then(
    ({ almanac }) => {
      books.value = { ...books.value, [game]: almanac };
    },
    () => {
      asked.delete(game);
      books.value = { ...books.value, [game]: 'failed' };
    },
  );
}

/** The rules of a game, as far as they are here. */
export const bookOf = (game: string): Book | 'failed' | undefined => books.value[game];

/** An entry by its id, by a rule's number in any spelling (`r17`, `F1.Q-a`), or by the id without its kind (`love`). */
export function entryOf({ entries }: Almanac, wanted: string): Entry | undefined {
  const id = fold(wanted);
  const named = (name: string): Entry | undefined =>
    entries.find((entry) => fold(entry.id) === name || entry.also?.includes(name));
  return named(id) ?? named(id.split('.')[0] ?? id) ?? entries.find((entry) => entry.id.endsWith(`-${id}`));
}
