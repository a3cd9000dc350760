import type { Grammar } from '../../grammar.ts';

/** "Ana", "Ana and Bob", "you, Ana and Bob". */
function listed(names: readonly string[], self: boolean): string {
  const items = self ? ['you', ...names] : names;
  const before = items.slice(0, -1).join(', ');
  return before === '' ? items.join('') : `${before} and ${items[items.length - 1]}`;
}

export const english: Grammar = {
  subject: listed,
  object: listed,
  oneself: () => 'themselves',
  of: (names, self) => (self && names.length === 0 ? 'your' : `${listed(names, self)}’s`),
  that: (names, self) => `that ${listed(names, self)}`,
};
