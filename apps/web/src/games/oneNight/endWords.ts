import type { ByLang } from '@veillee/kernel';
import { end as en } from '../../words/en/games/oneNight/end.ts';
import { type End, end as fr } from '../../words/fr/games/oneNight/end.ts';

export const endWords: ByLang<End> = { fr, en };
