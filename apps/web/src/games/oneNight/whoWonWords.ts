import type { ByLang } from '@veillee/kernel';
import { whoWon as en } from '../../words/en/games/oneNight/whoWon.ts';
import { whoWon as fr, type WhoWonWords } from '../../words/fr/games/oneNight/whoWon.ts';

export const whoWonWords: ByLang<WhoWonWords> = { fr, en };
