/** What stands with a definition in our two languages; in any other it stands in that language's folder. */
export interface InOurs<W> {
  readonly fr: W;
  readonly en: W;
}
/** The languages in which definitions are worded where they stand. */
export type OurLang = keyof InOurs<unknown>;

type Worded = { readonly [id: string]: { readonly words: InOurs<unknown> } };
/** The words of definitions in one language, by id: what a further language has to give. */
export type WordsOf<D extends Worded> = { readonly [id in keyof D]: D[id]['words'][OurLang] };

/** The words that stand with definitions, in one of our languages. */
export function wordsOf<D extends Worded>(definitions: D, lang: OurLang): WordsOf<D> {
  const words = Object.entries(definitions).map(([id, definition]) => [id, definition.words[lang]]);
  // `fromEntries` forgets which keys it was given: they are the definitions'.
  return Object.fromEntries(words) as WordsOf<D>;
}

/** Something for each of these keys. */
export function recordOf<K extends string, V>(keys: readonly K[], make: (key: K) => V): { [key in K]: V } {
  // As above.
  return Object.fromEntries(keys.map((key) => [key, make(key)])) as { [key in K]: V };
}

/** A copy that shares no list and no record of its own with what it was made from, which may change. */
export function copyOf<T extends object>(from: T): T {
  const copy = { ...from };
  for (const name in copy) copy[name] = partOf(copy[name]);
  return copy;
}
function partOf<T>(part: T): T {
  // Neither a list nor a record changes its type by being copied.
  if (Array.isArray(part)) return part.slice() as T;
  return typeof part === 'object' && part !== null ? { ...part } : part;
}

/** What several definitions give together, each by a function of this name. */
export type Together<D, Name extends string> = (
  D extends { readonly [name in Name]?: (...given: never) => infer Given }
    ? (given: Given) => void
    : never
) extends (given: infer All) => void
  ? All
  : never;
