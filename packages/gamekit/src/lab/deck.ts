import type { GameEntry } from '../entry.ts';
import type { Cell } from './play.ts';

/** The deck that a cell is played with; null where chance draws it. */
export function deckIn({ weighed }: GameEntry, { options, players }: Cell): readonly string[] | null {
  const { deck, scenario } = options;
  if (Array.isArray(deck)) return deck.filter((card) => typeof card === 'string');
  return weighed?.scenarios.find(({ id }) => id === scenario)?.deck(players) ?? null;
}
