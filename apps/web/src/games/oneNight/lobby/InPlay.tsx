import { isKeyOf } from '@veillee/kernel';
import { deckOf, isRole, scenarios } from '@veillee/one-night';
import type { JSX } from 'preact';
import type { Options } from '../../face.ts';
import { DeckStrip } from '../table/DeckStrip.tsx';

/** The cards of this table, unless chance draws them at the deal. */
export function InPlay({
  options: { scenario, deck },
  players,
}: {
  readonly options: Options;
  readonly players: number;
}): JSX.Element | null {
  const drawn = isKeyOf(scenarios, scenario) ? deckOf(scenario, players) : deck;
  const cards = Array.isArray(drawn) ? drawn.filter(isRole) : [];
  return cards.length === 0 ? null : <DeckStrip deck={cards} />;
}
