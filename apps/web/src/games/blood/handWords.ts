import type { ByLang } from '@veillee/kernel';
import { hands as en } from '../../words/en/games/blood/hands.ts';
import { hands as fr, type Hands } from '../../words/fr/games/blood/hands.ts';

export const handWords: ByLang<Hands> = { fr, en };
