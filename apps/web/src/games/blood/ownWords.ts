import type { ByLang } from '@veillee/kernel';
import { own as en } from '../../words/en/games/blood/own.ts';
import { own as fr, type Own } from '../../words/fr/games/blood/own.ts';

export const own: ByLang<Own> = { fr, en };
