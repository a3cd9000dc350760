import type { ByLang } from '@veillee/kernel';
import { primer as en } from '../../words/en/games/oneNight/primer.ts';
import { type Primer, primer as fr } from '../../words/fr/games/oneNight/primer.ts';

export const primerWords: ByLang<Primer> = { fr, en };
