import type { ByLang } from '@veillee/kernel';
import { setup as en } from '../../words/en/games/quinteBourg/setup.ts';
import { setup as fr, type SetUpWords } from '../../words/fr/games/quinteBourg/setup.ts';

export const setupWords: ByLang<SetUpWords> = { fr, en };
