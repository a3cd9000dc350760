import type { ByLang } from '@veillee/kernel';
import { pocket as en } from './en/pocket.ts';
import { pocket as fr, type Pocket } from './fr/pocket.ts';

export const pocketWords: ByLang<Pocket> = { fr, en };
