import type { ByLang } from '@veillee/kernel';
import { console as en } from './en/console.ts';
import { console as fr } from './fr/console.ts';

/** What only the command line says of this game. */
export const consoleWords: ByLang<typeof fr> = { fr, en };
