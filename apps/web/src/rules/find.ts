import type { Almanac, Entry } from '@veillee/kernel';

/** As it is compared: without accents, capitals or curly apostrophes. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/[’`´]/g, "'")
    .trim();

/** How well an entry answers a search; the smaller the better, undefined not at all. */
function rank(entry: Entry, other: Entry | undefined, sought: string): number | undefined {
  const named = [entry.name, other?.name ?? '', entry.id].map(fold);
  if (named.includes(sought)) return 0;
  if (named.some((name) => name.startsWith(sought))) return 1;
  if (entry.rulings.some((id) => fold(id) === sought)) return 2;
  const words = sought.split(/\s+/);
  const within = (text: string): boolean => words.every((word) => text.includes(word));
  if (named.some(within)) return 3;
  // Letters and figures like “r1” are a number being typed, not a word to look for in sentences.
  if (/^[a-z]?-?\d*$/.test(sought)) return undefined;
  if (within(fold([...named, entry.line, other?.line ?? ''].join(' ')))) return 4;
  return within(fold(entry.text.map(({ says }) => says).join(' '))) ? 5 : undefined;
}

/** The entries that answer a search, best first: names in either language, numbers of rules, then their words. */
export function find(here: Almanac, there: Almanac, sought: string): readonly Entry[] {
  const wanted = fold(sought);
  if (wanted === '') return here.entries;
  const other = new Map(there.entries.map((entry) => [entry.id, entry]));
  return here.entries
    .map((entry) => ({ entry, rank: rank(entry, other.get(entry.id), wanted) }))
    .filter((one): one is { entry: Entry; rank: number } => one.rank !== undefined)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
