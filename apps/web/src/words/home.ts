import type { ByLang } from '@veillee/kernel';
import { home as en } from './en/home.ts';
import { home as fr, type Home } from './fr/home.ts';

export const homeWords: ByLang<Home> = { fr, en };
