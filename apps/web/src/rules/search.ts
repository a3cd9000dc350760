import { type Almanac, type ByLang, type Entry, type Lang, langs } from '@veillee/kernel';

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
function rank(entry: Entry, others: readonly Entry[], sought: string): number | undefined {
  const named = [entry.name, ...others.map(({ name }) => name), entry.id].map(fold);
  if (named.includes(sought)) return 0;
  if (named.some((name) => name.startsWith(sought))) return 1;
  if (entry.rulings.some((id) => fold(id) === sought)) return 2;
  const words = sought.split(/\s+/);
  const within = (text: string): boolean => words.every((word) => text.includes(word));
  if (named.some(within)) return 3;
  // Letters and figures like “r1” are a number being typed, not a word to look for in sentences.
  if (/^[a-z]?-?\d*$/.test(sought)) return undefined;
  if (within(fold([...named, entry.line, ...others.map(({ line }) => line)].join(' ')))) return 4;
  return within(fold(entry.text.map(({ says }) => says).join(' '))) ? 5 : undefined;
}

/** The entries that answer a search, best first: names in any language, numbers of rules, then their words. */
export function searchRules(book: ByLang<Almanac>, lang: Lang, sought: string): readonly Entry[] {
  const wanted = fold(sought);
  const { entries } = book[lang];
  if (wanted === '') return entries;
  const elsewhere = langs
    .filter((other) => other !== lang)
    .map((other) => new Map(book[other].entries.map((entry) => [entry.id, entry])));
  const othersOf = ({ id }: Entry): readonly Entry[] => elsewhere.flatMap((byId) => byId.get(id) ?? []);
  return entries
    .map((entry) => ({ entry, rank: rank(entry, othersOf(entry), wanted) }))
    .filter((one): one is { entry: Entry; rank: number } => one.rank !== undefined)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
