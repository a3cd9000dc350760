import type { ByLang } from '@veillee/kernel';
import { bots as en } from './en/bots.ts';
import { type BotWords, bots as fr } from './fr/bots.ts';

export const botWords: ByLang<BotWords> = { fr, en };
