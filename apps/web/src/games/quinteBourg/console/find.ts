import { fold } from '../../../rules/search.ts';

const known = new Map<string, string>();

/** As one types in haste: without capitals, accents, spaces and signs. Each key asks that of all names. */
export function plainly(text: string): string {
  const plain = known.get(text) ?? fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
  if (known.size < 1000) known.set(text, plain);
  return plain;
}

const wordsIn = (text: string): readonly string[] => text.split(/[\s'’-]+/).map(plainly);

/**
 * What is meant by the first letters of a name. One that is written out is meant alone, though others begin so; where
 * no name begins with them, a later word of one may.
 */
export function meantBy<T extends { readonly words: string }>(
  typed: string,
  among: readonly T[],
): readonly T[] {
  const wanted = plainly(typed);
  if (wanted === '') return [];
  const whole = among.filter(({ words }) => plainly(words) === wanted);
  if (whole.length > 0) return whole;
  const beginning = among.filter(({ words }) => plainly(words).startsWith(wanted));
  if (beginning.length > 0) return beginning;
  return among.filter(({ words }) => wordsIn(words).some((word) => word.startsWith(wanted)));
}
