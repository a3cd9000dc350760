import type { ByLang } from '@veillee/kernel';
import { ending as en } from '../../words/en/games/blood/ending.ts';
import { type Ending, ending as fr } from '../../words/fr/games/blood/ending.ts';

export const endingWords: ByLang<Ending> = { fr, en };
