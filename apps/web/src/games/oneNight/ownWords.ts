import type { ByLang } from '@veillee/kernel';
import { own as en } from '../../words/en/games/oneNight/own.ts';
import { own as fr, type Own } from '../../words/fr/games/oneNight/own.ts';

export const own: ByLang<Own> = { fr, en };
