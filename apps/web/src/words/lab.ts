import type { ByLang } from '@veillee/kernel';
import { lab as en } from './en/lab.ts';
import { lab as fr, type LabWords } from './fr/lab.ts';

export const labWords: ByLang<LabWords> = { fr, en };
