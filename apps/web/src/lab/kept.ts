import { type Results, readResults, writeResults } from '@veillee/gamekit/lab';
import { isRecord } from '@veillee/kernel';
import { store } from '../line/keep.ts';
import type { OwnDeck } from './boards.ts';

/** What the workshop keeps in this device: figures of each game, and decks composed here. */

const figuresKey = (game: string): string => `veillee.lab.${game}`;
const decksKey = (game: string): string => `veillee.decks.${game}`;

export function keptResults(game: string): Results | undefined {
  const text = store.get(figuresKey(game));
  return text === null ? undefined : readResults(text);
}

/** False where the device has no room for them. */
export function keepResults(results: Results): boolean {
  try {
    localStorage.setItem(figuresKey(results.game), writeResults(results));
    return true;
  } catch {
    return false;
  }
}

export const dropResults = (game: string): void => store.drop(figuresKey(game));

const isDeck = (data: unknown): data is OwnDeck =>
  isRecord(data) &&
  typeof data.players === 'number' &&
  Array.isArray(data.deck) &&
  data.deck.every((role) => typeof role === 'string');

export function keptDecks(game: string): readonly OwnDeck[] {
  try {
    const data: unknown = JSON.parse(store.get(decksKey(game)) ?? '[]');
    return Array.isArray(data) ? data.filter(isDeck) : [];
  } catch {
    return [];
  }
}

export const keepDecks = (game: string, decks: readonly OwnDeck[]): void =>
  store.set(decksKey(game), JSON.stringify(decks));
