import type { ByLang } from '@veillee/kernel';
import { slow as en } from './en/slow.ts';
import { slow as fr, type Slow } from './fr/slow.ts';

export const slowWords: ByLang<Slow> = { fr, en };
