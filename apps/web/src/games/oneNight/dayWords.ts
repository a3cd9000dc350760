import type { ByLang } from '@veillee/kernel';
import { day as en } from '../../words/en/games/oneNight/day.ts';
import { type Day, day as fr } from '../../words/fr/games/oneNight/day.ts';

export const dayWords: ByLang<Day> = { fr, en };
