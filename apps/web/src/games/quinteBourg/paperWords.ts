import type { ByLang } from '@veillee/kernel';
import { paper as en } from '../../words/en/games/quinteBourg/paper.ts';
import { paper as fr, type PaperWords } from '../../words/fr/games/quinteBourg/paper.ts';

export const paperWords: ByLang<PaperWords> = { fr, en };
