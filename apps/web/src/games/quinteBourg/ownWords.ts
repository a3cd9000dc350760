import type { ByLang } from '@veillee/kernel';
import { own as en } from '../../words/en/games/quinteBourg/own.ts';
import { own as fr, type Own } from '../../words/fr/games/quinteBourg/own.ts';

export const own: ByLang<Own> = { fr, en };
