/** What there is to read of a game's rules, in one language: the pages that a rules browser shows. */
export interface Almanac<K extends string = string> {
  readonly kinds: readonly { readonly id: K; readonly name: string }[];
  readonly entries: readonly Entry<K>[];
}

/** One page: a character, a mark, a numbered rule, the course of a game… */
export interface Entry<K extends string = string> {
  readonly id: string;
  readonly kind: K;
  readonly name: string;
  /** One line for lists. */
  readonly line: string;
  /** What the definitions say: camp, call, copies… */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly text: readonly Passage[];
  /** The numbered rules that touch it. */
  readonly rulings: readonly string[];
  /** Other entries to read on. */
  readonly see: readonly string[];
  /** Other names by which a verdict may cite it. */
  readonly also?: readonly string[];
}

export interface Passage {
  readonly title?: string;
  readonly says: string;
}

/** The page of a numbered rule, with the pages it touches. */
export const aboutRuling = (id: string, says: string, see: readonly string[]): Entry<'ruling'> => ({
  id,
  kind: 'ruling',
  name: id,
  line: says,
  facts: [],
  text: [{ says }],
  rulings: [],
  see,
});
