import type { ByLang } from '@veillee/kernel';
import { rules as en } from '../words/en/rules.ts';
import { rules as fr, type Rules } from '../words/fr/rules.ts';

export const rulesWords: ByLang<Rules> = { fr, en };
