import type { ByLang } from '@veillee/kernel';
import { whoWon as en } from '../../words/en/games/blood/whoWon.ts';
import { whoWon as fr, type WhoWonWords } from '../../words/fr/games/blood/whoWon.ts';

export const whoWonWords: ByLang<WhoWonWords> = { fr, en };
