import type { ByLang } from '@veillee/kernel';
import { onePhoneOwn as en } from '../../words/en/games/blood/onePhoneOwn.ts';
import { onePhoneOwn as fr, type OnePhoneOwn } from '../../words/fr/games/blood/onePhoneOwn.ts';

export const onePhoneOwn: ByLang<OnePhoneOwn> = { fr, en };
