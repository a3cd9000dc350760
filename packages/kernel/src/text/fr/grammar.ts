import type { Grammar } from '../../grammar.ts';

const folded = (word: string): string => word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Words that begin with an h one stops at: no elision, no liaison. Names are told by their letters. */
const aspirated =
  /^(?:hachette?|haches?|haine|halte|hameau|hanche|harde?|haricot|hasard|haut|heros|heraut|hibou|hideu|hors|huit|hurle|hutte)/;

/**
 * Whether a word is heard to begin with a vowel: "d’Ana", "d’Hélène", "d’Yves", "l’homme", but "de Hakim", "de
 * Yasmine", "de Ouane". An h is silent in French names but before an a; a y is a vowel before a consonant; "oui", "onze"
 * and what begins with the sound of "ou" before a vowel are not elided.
 */
export function isElided(word: string): boolean {
  const plain = folded(word);
  if (/^(?:ou[aeiy]|oui|onz|ouistiti|uhlan)/.test(plain) || aspirated.test(plain)) return false;
  return /^(?:[aeiouœæ]|h[eiouyœ]|habi|halei|hallu|hame[cç]|harmo|y(?![aeiou]|$))/.test(plain);
}

const elided = (short: string, long: string) => (word: string) =>
  isElided(word) ? `${short}’${word}` : `${long} ${word}`;

/** "de Bob", "d’Ida", and of a word with its article "du Village", "des Vampires", "de la Meute". */
export const de = (word: string): string =>
  word.startsWith('le ')
    ? `du ${word.slice(3)}`
    : word.startsWith('les ')
      ? `des ${word.slice(4)}`
      : elided('d', 'de')(word);
/** "à Ida", "au Village", "aux Vampires", "à la Meute". */
export const a = (word: string): string =>
  word.startsWith('le ')
    ? `au ${word.slice(3)}`
    : word.startsWith('les ')
      ? `aux ${word.slice(4)}`
      : `à ${word}`;
/** "que Bob", "qu’Ida". */
export const que = elided('qu', 'que');

/** "Ana", "Ana et Bob", "Ana, Bob et toi". */
function listed(items: readonly string[]): string {
  const before = items.slice(0, -1).join(', ');
  return before === '' ? items.join('') : `${before} et ${items[items.length - 1]}`;
}
const withYou = (names: readonly string[], self: boolean): readonly string[] =>
  self ? [...names, 'toi'] : names;
const alone = (names: readonly string[], self: boolean): boolean => self && names.length === 0;

export const french: Grammar = {
  subject: (names, self) => (alone(names, self) ? 'tu' : listed(withYou(names, self))),
  object: (names, self) => listed(withYou(names, self)),
  oneself: (gender) => (gender === 'she' ? 'elle' : gender === 'he' ? 'lui' : 'soi'),
  of: (names, self) => listed(withYou(names, self).map(de)),
  that: (names, self) => (alone(names, self) ? 'que tu' : que(listed(withYou(names, self)))),
};
