import { signal } from '@preact/signals';
import { gameNamed } from '@veillee/games';
import type { Almanac, ByLang, Entry } from '@veillee/kernel';
import { fold } from './search.ts';

/** The rules of a game, in every language. */
export type Book = ByLang<Almanac>;

export const hasBook = (game: string): boolean => gameNamed(game)?.almanac !== undefined;

const books = signal<{ readonly [game: string]: Book | 'failed' }>({});
const asked = new Set<string>();

/** Fetches the rules of a game, once. */
export function openBook(game: string): void {
  if (asked.has(game)) return;
  asked.add(game);
  gameNamed(game)
    ?.almanac?.()
    .then(
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
