/**
 * Whether a name is heard to begin with a vowel: "d’Ana", "d’Hélène", "d’Yves", but "de Hakim", "de Yasmine". An h is
 * silent in French names but before an a; a y is a vowel before a consonant.
 */
function beginsWithVowel(name: string): boolean {
  const plain = name.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return /^(?:[aeiouœæ]|h[eiouy]|y[^aeiouy])/.test(plain);
}

/** "de Bob", "d’Ida". */
export const de = (name: string): string => (beginsWithVowel(name) ? `d’${name}` : `de ${name}`);
