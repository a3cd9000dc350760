/** The names of a village as they were pasted: in the order of the circle, without blanks or doubles. */
export interface PastedNames {
  readonly names: readonly string[];
  /** Those that stood there twice, once each. */
  readonly twice: readonly string[];
  /** Empty lines between names. */
  readonly blank: number;
  /** Those beyond the largest village. */
  readonly beyond: readonly string[];
}

const folded = (name: string): string =>
  name.normalize('NFD').replace(/\p{M}/gu, '').replace(/\s+/g, ' ').trim().toLowerCase();

/** One name a line; commas, semicolons and tabs part names too, and a list's numbers and dashes are left out. */
export function readNames(text: string, most: number, longest: number): PastedNames {
  const lines = text.trim() === '' ? [] : text.trim().split(/[\n,;\t]/);
  const cleaned = lines.map((line) =>
    line
      .replace(/^\s*(?:\d+[.)]?\s+|[-–•*]\s*)/, '')
      .replace(/\s+/g, ' ')
      .trim()
      .slice(0, longest),
  );
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
    twice: [...twice],
    blank: cleaned.filter((name) => name === '').length,
    beyond: names.slice(most),
  };
}
