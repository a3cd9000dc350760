import type { ByLang } from '@veillee/kernel';
import { desk as en } from '../../words/en/games/quinteBourg/console.ts';
import { type ConsoleWords, desk as fr } from '../../words/fr/games/quinteBourg/console.ts';

export const consoleWords: ByLang<ConsoleWords> = { fr, en };
