import type { ByLang } from '@veillee/kernel';
import { phone as en } from '../../words/en/games/quinteBourg/phone.ts';
import { phone as fr, type PhoneWords } from '../../words/fr/games/quinteBourg/phone.ts';

export const phoneWords: ByLang<PhoneWords> = { fr, en };
