import type { Phrase } from '@veillee/kernel';

/** Every phrase in what the master is given. */
export function phrasesIn(part: unknown): Phrase[] {
  if (Array.isArray(part)) return part.flatMap(phrasesIn);
  if (typeof part !== 'object' || part === null) return [];
  const own = 'key' in part && typeof part.key === 'string' ? [part as Phrase] : [];
  return [...own, ...Object.values(part).flatMap(phrasesIn)];
}
