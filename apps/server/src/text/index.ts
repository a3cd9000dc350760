import { type ByLang, byLang, langs } from '@veillee/kernel';
import { en } from './en/index.ts';
import { fr, type ServerWords } from './fr/index.ts';

export const serverText: ByLang<ServerWords> = { fr, en };

/** In every language, for whoever is told to choose. */
export type Worded = ByLang<string>;
export const worded = (say: (words: ServerWords) => string): Worded =>
  byLang((lang) => say(serverText[lang]));

/** Every language one after the other, for those of whom nobody knows which they read. */
export const inEveryLanguage = (say: (words: ServerWords) => string, between: string): string =>
  langs.map((lang) => say(serverText[lang])).join(between);
