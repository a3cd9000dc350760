import type { ByLang } from '@veillee/kernel';
import { evening as en } from './en/evening.ts';
import { type Evening, evening as fr } from './fr/evening.ts';

export const evening: ByLang<Evening> = { fr, en };
