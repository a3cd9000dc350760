import type { ByLang } from '@veillee/kernel';
import { entry as en } from './en/entry.ts';
import { type Entry, entry as fr } from './fr/entry.ts';

export const entryWords: ByLang<Entry> = { fr, en };
