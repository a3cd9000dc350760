import type { ByLang } from '@veillee/kernel';
import { whoWon as en } from './en/whoWon.ts';
import { whoWon as fr, type WhoWonWords } from './fr/whoWon.ts';

export const whoWonWords: ByLang<WhoWonWords> = { fr, en };
