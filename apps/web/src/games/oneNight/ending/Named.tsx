import type { JSX } from 'preact';

const special = /[.*+?^${}()|[\]\\]/g;

/** Parts of a sentence by turns: what stands between names, and the names. */
export function atNames(sentence: string, names: readonly string[]): readonly string[] {
  if (names.length === 0) return [sentence];
  const longestFirst = [...names].sort((one, other) => other.length - one.length);
  const any = longestFirst.map((name) => name.replace(special, '\\$&')).join('|');
  return sentence.split(new RegExp(`(?<![\\p{L}\\p{N}])(${any})(?![\\p{L}\\p{N}])`, 'u'));
}

/** A sentence with the players' names in bold. */
export function Named({
  names,
  children,
}: {
  readonly names: readonly string[];
  readonly children: string;
}): JSX.Element {
  return <>{atNames(children, names).map((part, i) => (i % 2 === 1 ? <b key={i}>{part}</b> : part))}</>;
}
