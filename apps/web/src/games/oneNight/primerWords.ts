import type { ByLang } from '@veillee/kernel';
import { primer as en } from '../../words/en/games/oneNight/primer.ts';
import { primer as fr, type Primer } from '../../words/fr/games/oneNight/primer.ts';

export const primerWords: ByLang<Primer> = { fr, en };
