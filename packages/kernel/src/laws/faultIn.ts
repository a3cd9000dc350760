import type { Lang } from '../language.ts';
import { genderOf, type People } from '../people.ts';

/** What no sentence of a game may say, whatever it is about. */

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const anyName = (names: readonly string[]): string =>
  `(?:${[...new Set(names)]
    .toSorted((a, b) => b.length - a.length)
    .map(escaped)
    .join('|')})(?![\\p{L}\\p{N}])`;

interface Fault {
  readonly what: string;
  readonly sign: RegExp;
}

/** In whatever language. */
const anywhere: readonly Fault[] = [
  { what: 'says nothing', sign: /^\s*$/ },
  { what: 'leaves a slot open', sign: /[{}|]|undefined|NaN|\[object/ },
  { what: 'has two spaces', sign: /[ \u00a0]{2}/ },
  { what: 'has a space at its end', sign: /^\s|\s$/ },
  { what: 'has two signs in a row', sign: /[,;:]\s*[,;:.]|[^.]\.\.(?!\.)|[!?]\./ },
];

type Signs = (names: string, reader: boolean) => readonly Fault[];

/** What stands between « tu » and its verb: « tu ne la vois pas », « tu t’en vas ». */
const between = '(?:(?:te|ne|me|le|la|les|lui|leur|y|en) |[tnmls]’)*';
/** The second person ends in s or x: whatever else follows « tu », or stands before « -tu », is another's. */
const misconjugated: readonly Fault[] = [
  {
    what: 'has “tu” do what another does',
    sign: new RegExp(
      `(?<![\\p{L}-])[Tt]u ${between}(?!${between.slice(0, -1)}+)\\p{L}*[^sx\\P{L}](?![\\p{L}’])`,
      'u',
    ),
  },
  { what: 'asks “tu” what another does', sign: /[^sx\P{L}]-tu(?!\p{L})/u },
];

/** "que A…", "de le", "toi a pris", "tu prend", "tu … sa carte", "épouser toi", "la main de toi". */
const french: Signs = (names, reader) => [
  {
    what: 'does not elide',
    sign: new RegExp(`(?<!\\p{L})(?:[Dd]e|[Qq]ue|[Jj]usque|[Ll]orsque|[Pp]uisque) ${names}`, 'u'),
  },
  {
    what: 'does not contract',
    sign: /(?<!\p{L})(?:de|à) les? (?=\p{L}{3})(?!\p{Ll}+(?:er|ir|dire|faire|prendre)\b|dire\b|faire\b)/u,
  },
  { what: 'has a name do what you do', sign: new RegExp(`${names} (?:${yours})(?!\\p{L})`, 'u') },
  { what: 'tells of nobody as of somebody', sign: /(?:\u00a0: |voi[st] )personne(?![\p{L} ])/u },
  { what: 'parts “tu” from its verb', sign: /(?<![\p{L}-])[Tt]u[ \u00a0]?[,(]/u },
  ...misconjugated,
  ...(reader
    ? [
        {
          what: 'speaks of you as of another',
          sign: new RegExp(`(?:(?:^|[.:;] |que )[Tt]oi|, toi,) (?:${theirs})(?!\\p{L})`, 'u'),
        },
        { what: 'says “his” to you', sign: /(?<!\p{L})[Tt]u \p{L}+ (?:sa|son|ses) /u },
        { what: 'says “he” to you', sign: /(?<!\p{L})[Tt]u (?:se |s’)/u },
        {
          what: 'has you stand where one says “te”',
          sign: /(?<!\p{L})(?:mord|désigne|épouse|exécute|épargne|gracie|donne|accuse|tue|juge|garde|charme|vise|pointe|(?:juge|tue) (?:aussi|encore)|\p{L}{2,}(?:er|ir|dre|é|és|ée|ées|du)) toi(?!\p{L})/u,
        },
        {
          what: 'says “of you” where one says “your”',
          sign: /(?<!\p{L})(?:(?:la|le|les|des|du|au|aux) |l’)\p{L}+ de toi(?!\p{L})/u,
        },
      ]
    : []),
];
const theirs =
  'a|est|va|perd|gagne|meurt|prend|voit|regarde|échange|dit|vote|pose|donne|retourne|devient|possède|copie|tire|pointe|cherche|attend|sait';
const yours =
  'as|es|vas|perds|gagnes|meurs|prends|vois|regardes|échanges|dis|votes|poses|donnes|retournes|deviens|possèdes|copies|tires|pointes|cherches|attends';

/** "you has", "you’s", "Ana win". */
const english: Signs = (names, reader) => [
  {
    what: 'has a name do what you do',
    sign: new RegExp(`(?<!and )${names} (?:have|are|win|lose|die|take|look|give)(?!\\p{L})`, 'u'),
  },
  ...(reader
    ? [
        {
          what: 'speaks of you as of another',
          sign: /(?<!\b(?:and|of|to|for|with|from|at|by|on|than|before) )\b[Yy]ou (?!(?:pass|guess|miss|press|possess|cross|always|as|unless|perhaps|this)\b)\p{Ll}+s\b|\b[Yy]ou’s\b/u,
        },
      ]
    : []),
];

const own: { readonly [lang in Lang]?: Signs } = { fr: french, en: english };

/** French says of somebody what they are as of a woman, as of a man, or not at all. */
function disagrees(sentence: string, names: string, gender: string | null): string | undefined {
  const said = new RegExp(
    `(?:(?:(?:^|[.:;] )${names}|(?<!\\p{L})[Tt]u) (?:es|est|étais|était|as été|a été)|(?<!\\p{L})(?:[Tt]e voilà|toi(?= seul))) (\\p{Ll}+)`,
    'u',
  ).exec(sentence)?.[1];
  if (said === undefined) return undefined;
  if (gender !== 'she' && /(?:ée|ie|ue|ise|morte|seule)s?$/.test(said)) return `says “${said}” of no woman`;
  return gender !== 'he' &&
    /(?:[éiu]|is|mort|seul|prêt)$/.test(said) &&
    !/^(?:parmi|du|ici|aussi|qui|si)$/.test(said)
    ? `says “${said}” of no man`
    : undefined;
}

/** What is wrong with a sentence that is said of these people, to the one among them who reads; nothing where all is well. */
export function faultIn(sentence: string, lang: Lang, people: People): string | undefined {
  const { names, self } = people;
  const found = anywhere.find(({ sign }) => sign.test(sentence));
  if (found !== undefined) return found.what;
  const signs = own[lang];
  if (signs === undefined) return undefined;
  const called = anyName(names);
  const wrong = signs(called, self !== undefined).find(({ sign }) => sign.test(sentence));
  if (wrong !== undefined) return wrong.what;
  const name = self === undefined ? undefined : names[self];
  if (name !== undefined && new RegExp(`(?<!\\p{L})${anyName([name])}(?! \\d)`, 'u').test(sentence))
    return 'calls the reader by name';
  return signs === french ? disagrees(sentence, called, genderOf(people, [self ?? 0])) : undefined;
}
