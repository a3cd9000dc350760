import {
  at,
  type ByLang,
  langs,
  nameAt,
  type Params,
  type Phrase,
  type Reason,
  type Seat,
  speak,
  speaker,
  type Text,
} from '@veillee/kernel';

/** One link of a verdict's chain of reasons, as one game writes them. */
export interface Because<
  Stage extends string = string,
  Key extends string = string,
  Rule extends string = string,
> extends Reason {
  readonly stage: Stage;
  readonly rule: Rule;
  readonly key: Key;
  readonly params: Params;
}

/** The function by which one game gives its reasons: at which stage, what, by which rule. */
export const becauseIn =
  <Stage extends string, Key extends string, Rule extends string>() =>
  (stage: Stage, key: Key, rule: Rule, params: Params): Because<Stage, Key, Rule> => ({
    stage,
    rule,
    key,
    params,
  });

/** A phrase with its sentence in every language. */
export type Worded<P extends Phrase = Phrase> = P & ByLang<string>;

/** Two apart from the rest: a write whose name never changes is fast, and most of a verdict's time goes here. */
const first = at(langs, 0);
const second = at(langs, 1);
const more = langs.slice(2);

/** Phrases for people who read results: as they are, and in words. Parameters keep their seats. */
export function worded<P extends Phrase>(
  phrases: readonly P[],
  text: ByLang<Text>,
  names: readonly string[],
): readonly Worded<P>[] {
  const sayFirst = speaker(text[first], names);
  const saySecond = speaker(text[second], names);
  return phrases.map((phrase) => {
    const line: P & { -readonly [L in keyof ByLang<string>]?: string } = { ...phrase };
    line[first] = sayFirst(phrase);
    line[second] = saySecond(phrase);
    for (const lang of more) line[lang] = speak(text[lang], phrase, names);
    // Every language has had its turn.
    return line as Worded<P>;
  });
}

/** The names of these seats, sorted so that equal results have equal bytes. */
export const sortedNames = (seats: readonly Seat[], names: readonly string[]): readonly string[] =>
  seats.map((seat) => nameAt(names, seat)).sort(byCodePoint);

/** By code point; `<` alone would put an emoji before U+FFFD. */
export function byCodePoint(a: string, b: string): number {
  const length = Math.min(a.length, b.length);
  for (let i = 0; i < length; i += 1) {
    const left = a.charCodeAt(i);
    const right = b.charCodeAt(i);
    if (left !== right) return rank(left) - rank(right);
  }
  return a.length - b.length;
}
/** Halves of a pair stand for what comes after all single units. */
const rank = (unit: number): number => (unit >= 0xd800 && unit <= 0xdfff ? unit + 0x10000 : unit);
