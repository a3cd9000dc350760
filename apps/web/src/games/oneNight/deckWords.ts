import type { ByLang } from '@veillee/kernel';
import { deck as en } from '../../words/en/games/oneNight/deck.ts';
import { type Deck, deck as fr } from '../../words/fr/games/oneNight/deck.ts';

export const deckWords: ByLang<Deck> = { fr, en };
