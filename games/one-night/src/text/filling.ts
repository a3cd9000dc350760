import type { Json } from '@veillee/kernel';

export const fill = (template: string, words: { readonly [slot: string]: string }): string =>
  template.replace(/\{(\w+)\}/g, (_, slot: string) => words[slot] ?? '');

/** The words of an id; one that has none is a broken invariant. */
export function knownIn<T>(table: { readonly [id: string]: T }, id: Json | undefined): T {
  const found = typeof id === 'string' ? table[id] : undefined;
  if (found === undefined) throw new Error(`no words for ${JSON.stringify(id)}`);
  return found;
}

export const several = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);
