/** What the rules browser knows of a game, in one language. */
export interface Almanac {
  readonly kinds: readonly { readonly id: string; readonly name: string }[];
  readonly entries: readonly Entry[];
}

/** One page of it: a character, a mark, a ruling, the course of a game… */
export interface Entry {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** One line for lists. */
  readonly line: string;
  /** Camp, call, copies…: what the definitions say. */
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly text: readonly Passage[];
  /** The rulings that touch it, by number. */
  readonly rulings: readonly string[];
}

export interface Passage {
  readonly title?: string;
  readonly says: string;
}
