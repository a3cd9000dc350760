/** What is said as it stands on the screen: a few words that are read from two metres, and what follows them. */
export interface Caption {
  readonly head: string;
  /** In the pieces in which it is said. */
  readonly rest: readonly string[];
}

/** So many letters fill two lines at the size that two metres ask for; one breath may be longer, a step smaller. */
const most = 34;
const longest = 44;

/** Where one takes a breath: after a mark, and before some words. */
function piecesOf(say: string, breaths: readonly string[]): readonly string[] {
  const before = breaths.length === 0 ? '' : `|(?<=\\S) (?=(?:${breaths.join('|')})\\b)`;
  return say.split(new RegExp(`(?<=[,;:.!?…])[\\s ]+(?=[^\\s:;!?»])${before}`, 'u')).filter(Boolean);
}

const length = (words: readonly string[]): number => words.join(' ').length;
/** As many from the first on as there is room for. */
function fitting(parts: readonly string[]): number {
  let count = 0;
  while (count < parts.length && length(parts.slice(0, count + 1)) <= most) count += 1;
  return count;
}

export function captionOf(say: string, breaths: readonly string[]): Caption {
  const pieces = piecesOf(say, breaths);
  const whole = Math.max(fitting(pieces), (pieces[0] ?? '').length <= longest ? 1 : 0);
  if (whole > 0) return { head: pieces.slice(0, whole).join(' '), rest: pieces.slice(whole) };
  const [first = '', ...others] = pieces;
  const words = first.split(' ');
  const some = Math.max(1, fitting(words));
  return {
    head: words.slice(0, some).join(' '),
    rest: [words.slice(some).join(' '), ...others].filter(Boolean),
  };
}

/** Which piece of the rest is being said after so much of the time of all; null: the head still, or nothing any more. */
export function pieceAt({ head, rest }: Caption, share: number): number | null {
  const all = [head, ...rest];
  let left = share * all.reduce((sum, piece) => sum + piece.length, 0);
  for (const [i, piece] of all.entries()) {
    left -= piece.length;
    if (left < 0) return i === 0 ? null : i - 1;
  }
  return null;
}
