import type { Gender } from '@veillee/kernel';

/** The names of a village as they were pasted: in the order of the circle, without blanks or doubles. */
export interface PastedNames {
  readonly names: readonly string[];
  /** How languages speak of them, by name, where it stood behind it: "Ana (elle)". */
  readonly genders: ReadonlyMap<string, Gender>;
  /** Those that stood there twice, once each. */
  readonly twice: readonly string[];
  /** Empty lines between names. */
  readonly blank: number;
  /** Those beyond the largest village. */
  readonly beyond: readonly string[];
}

const folded = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** Behind a name, in brackets, in any of our languages. */
const spoken = /\s*\((elle|il|she|he)\)\s*$/i;

/** One name a line; commas, semicolons and tabs part names too, and a list's numbers and dashes are left out. */
export function readNames(text: string, most: number, longest: number): PastedNames {
  const lines = text.trim() === '' ? [] : text.trim().split(/[\n,;\t]/);
  const genders = new Map<string, Gender>();
  const cleaned = lines.map((line) => {
    const [, gender] = spoken.exec(line) ?? [];
    const name = line
      .replace(spoken, '')
      .replace(/^\s*(?:\d+[.)]?\s+|[-–•*]\s*)/, '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, longest);
    if (gender !== undefined) genders.set(name, /^(elle|she)$/i.test(gender) ? 'she' : 'he');
    return name;
  });
  const seen = new Set<string>();
  const twice = new Set<string>();
  const names = cleaned.filter((name) => {
    if (name === '') return false;
    if (seen.has(folded(name))) {
      twice.add(name);
      return false;
    }
    seen.add(folded(name));
    return true;
  });
  return {
    names: names.slice(0, most),
    genders,
    twice: [...twice],
    blank: cleaned.filter((name) => name === '').length,
    beyond: names.slice(most),
  };
}
