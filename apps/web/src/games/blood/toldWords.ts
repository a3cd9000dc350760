import type { ByLang } from '@veillee/kernel';
import { told as en } from '../../words/en/games/blood/told.ts';
import { told as fr, type ToldWords } from '../../words/fr/games/blood/told.ts';

export const toldWords: ByLang<ToldWords> = { fr, en };
