import type { ByLang } from '@veillee/kernel';
import { page as en } from './en/page.ts';
import { page as fr, type Page } from './fr/page.ts';

export const pageWords: ByLang<Page> = { fr, en };
