import type { ByLang } from '@veillee/kernel';
import { onePhone as en } from './en/onePhone.ts';
import { onePhone as fr, type OnePhoneWords } from './fr/onePhone.ts';

export const onePhoneWords: ByLang<OnePhoneWords> = { fr, en };
