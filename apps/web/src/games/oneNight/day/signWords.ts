import { isKeyOf, type Lang } from '@veillee/kernel';
import { dayWords } from '../dayWords.ts';

/** A sign in words; one this page does not know stands as it is. */
export function signWords(sign: string, lang: Lang): string {
  const { signs } = dayWords[lang];
  return isKeyOf(signs, sign) ? signs[sign] : sign;
}
