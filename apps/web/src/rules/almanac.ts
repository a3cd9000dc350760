/** What the rules browser knows of a game, in one language. */
export interface Almanac {
  readonly kinds: readonly { readonly id: string; readonly name: string }[];
  readonly entries: readonly Entry[];
}

/** One page of it: a character, a mark, a numbered rule, the course of a game… */
export interface Entry {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** One line for lists. */
  readonly line: string;
  /** Camp, call, copies…: what the definitions say. */
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

/** The kind of the numbered rules, whatever the game. */
export const ruling = 'ruling';
