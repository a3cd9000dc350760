import type { ByLang } from '@veillee/kernel';
import { narrator as en } from './en/narrator.ts';
import { narrator as fr, type NarratorWords } from './fr/narrator.ts';

export const narratorWords: ByLang<NarratorWords> = { fr, en };
