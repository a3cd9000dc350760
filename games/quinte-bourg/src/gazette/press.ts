import {
  type ByLang,
  byLang,
  capital,
  type Format,
  type Lang,
  listInWords,
  listOf,
  type People,
  type Phrase,
  peopleOf,
  type Speaking,
  speaker,
  type Text,
  type Wording,
} from '@veillee/kernel';
import { folders, text } from '../text/index.ts';
import type { Article, Issue, SectionId } from './issue.ts';

/** A paper in words. Within a text, ‹these› stand out. */
export interface Printed {
  readonly ears: readonly [string, string, string];
  readonly headline: string;
  readonly standfirst: string;
  readonly articles: readonly {
    readonly section: SectionId;
    readonly title: string;
    readonly text: readonly string[];
  }[];
}

/** Every way to say something is a wording of its own. */
const nameOf = (key: string, way: number): string => `${key}/${way}`;

function textOf(lang: Lang): Text {
  const { gazette } = folders[lang];
  const words: { [name: string]: Wording } = {};
  for (const [key, ways] of Object.entries(gazette.lines))
    ways.forEach((wording, way) => {
      words[nameOf(key, way)] = wording;
    });
  const { formats } = text[lang];
  const card: Format = formats.card ?? String;
  return {
    lang,
    words,
    formats: {
      ...formats,
      number: (value) => gazette.number(Number(value)),
      Number: (value) => capital(gazette.number(Number(value))),
      count: (value) => gazette.number(listOf(value).length),
      Weekday: (value, say) => capital(formats.weekday?.(value, say) ?? ''),
      cards: (value, say) =>
        listInWords(
          listOf(value).map((id) => card(id, say)),
          lang,
        ),
    },
  };
}
const texts: ByLang<Text> = byLang(textOf);

/** A number that follows from a text, the same everywhere. */
function sum(text: string): number {
  let sum = 0;
  for (let i = 0; i < text.length; i += 1) sum = (sum * 31 + text.charCodeAt(i)) % 65521;
  return sum;
}

/** Which of several ways to say a thing is taken; the next turn takes the next. */
const wayOf = (seed: string, ways: readonly unknown[], turn: number): number =>
  (sum(seed) + turn) % ways.length;

/**
 * Puts papers into words. There are several ways to say a thing, and which is taken follows from the match's public
 * fingerprint, the thing and the number of the paper: all phones read the same, and no two mornings running do.
 */
export function pressOf(
  lang: Lang,
  people: readonly string[] | People,
  fingerprint: string,
): { print(issue: Issue): Printed } {
  const { gazette } = folders[lang];
  const lines: { readonly [key: string]: readonly Wording[] } = gazette.lines;
  const said: Speaking = { ...peopleOf(people), lang };
  const [say, plainly] = [speaker(texts[lang], people), speaker(text[lang], people)];
  const worded = ({ key, params = {} }: Phrase, turn: number): string => {
    const ways = Object.hasOwn(lines, key) ? lines[key] : undefined;
    // A fact of a card that no desk knows is printed as it was told.
    if (ways === undefined) return plainly({ key, params });
    return say({ key: nameOf(key, wayOf(fingerprint + key, ways, turn)), params });
  };
  const article = ({ section, lines }: Article, { number, yesterday }: Issue, next: Say) => {
    const day = yesterday === null ? '' : (text[lang].formats.weekday?.(yesterday, said) ?? '');
    const [usual, ...others] = gazette.sections[section];
    const titles = [usual, ...others].filter((title) => day !== '' || !title.includes('{yesterday}'));
    const title = titles[wayOf(fingerprint + section, titles, number)] ?? usual;
    return { section, title: capital(title.replace('{yesterday}', day)), text: lines.map(next) };
  };
  return {
    print(issue) {
      // What was said once is said another way from there on, wherever it stands.
      const before = new Map<string, number>();
      const next: Say = (one) => {
        const times = before.get(one.key) ?? 0;
        before.set(one.key, times + 1);
        return worded(one, issue.number + times);
      };
      return {
        ears: gazette.ears(issue, text[lang].formats.weekday?.(issue.weekday, said) ?? ''),
        headline: next(issue.headline),
        standfirst: issue.standfirst.map(next).join(' '),
        articles: issue.articles.map((one) => article(one, issue, next)),
      };
    },
  };
}

type Say = (one: Phrase) => string;
