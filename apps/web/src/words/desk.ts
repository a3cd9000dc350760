import type { ByLang } from '@veillee/kernel';
import { desk as en } from './en/desk.ts';
import { type Desk, desk as fr } from './fr/desk.ts';

export const desk: ByLang<Desk> = { fr, en };
