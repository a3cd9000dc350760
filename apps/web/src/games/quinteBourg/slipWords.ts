import type { ByLang } from '@veillee/kernel';
import { slips as en } from '../../words/en/games/quinteBourg/slips.ts';
import { slips as fr, type SlipWords } from '../../words/fr/games/quinteBourg/slips.ts';

export const slipWords: ByLang<SlipWords> = { fr, en };
