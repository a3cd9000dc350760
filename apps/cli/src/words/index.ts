import type { ByLang } from '@veillee/kernel';
import { en } from './en/index.ts';
import { fr } from './fr/index.ts';

/** Everything the command line says. A further language is one more folder, complete or it does not compile. */
export type Words = typeof fr;
export const words: ByLang<Words> = { fr, en };
