/** What the app itself must know of a language, beside its words. A further language begins with an entry here. */
export interface Language {
  /** Its own name for itself. */
  readonly name: string;
  /** Between the last two of a list: "A et B". */
  readonly and: string;
  /** Before a colon, a semicolon, a question or exclamation mark. */
  readonly space: string;
  readonly quotes: readonly [opening: string, closing: string];
}

export const languages = {
  fr: { name: 'Français', and: ' et ', space: '\u00a0', quotes: ['«\u00a0', '\u00a0»'] },
  en: { name: 'English', and: ' and ', space: '', quotes: ['“', '”'] },
} as const satisfies { readonly [lang: string]: Language };

export type Lang = keyof typeof languages;
export const isLang = (value: unknown): value is Lang =>
  typeof value === 'string' && Object.hasOwn(languages, value);
export const langs: readonly Lang[] = Object.keys(languages).filter(isLang);

/** Something for each language; whoever lacks one does not compile. */
export type ByLang<T> = { readonly [L in Lang]: T };
export function byLang<T>(make: (lang: Lang) => T): ByLang<T> {
  // `fromEntries` forgets which keys it was given: they are all there.
  return Object.fromEntries(langs.map((lang) => [lang, make(lang)])) as ByLang<T>;
}

/** The same, made when a language first wants it: what `Intl` has takes some milliseconds to wake. */
function perLang<T>(make: (lang: Lang) => T): (lang: Lang) => T {
  const made: { [L in Lang]?: T } = {};
  return (lang) => {
    made[lang] ??= make(lang);
    return made[lang];
  };
}

/** "A", "A et B", "A, B et C". */
export function listInWords(items: readonly string[], lang: Lang): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')}${languages[lang].and}${items[items.length - 1]}`;
}

/** With a capital letter, as at the beginning of a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** « so » or “so”. */
export function quoted(text: string, lang: Lang): string {
  const [opening, closing] = languages[lang].quotes;
  return `${opening}${text}${closing}`;
}

/** "Titre : texte" or "Title: text". */
export const titled = (title: string, text: string, lang: Lang): string =>
  `${title}${languages[lang].space}: ${text}`;

/** The forms a noun or a sentence takes by number, named as `Intl.PluralRules` names them. */
export type PluralForms<T> = { readonly [rule in Intl.LDMLPluralRule]?: T } & { readonly other: T };
const pluralRules = perLang((lang) => new Intl.PluralRules(lang));

/** The form for this number: `plural(2, { one: 'voix', other: 'voix' }, 'fr')`. */
export const plural = <T>(count: number, forms: PluralForms<T>, lang: Lang): T =>
  forms[pluralRules(lang).select(count)] ?? forms.other;

const numberFormats = perLang(
  (lang) => new Intl.NumberFormat(lang, { maximumFractionDigits: 20, useGrouping: false }),
);

/** A number as the language writes it: "0,5" or "0.5". */
export const decimal = (value: number, lang: Lang): string => numberFormats(lang).format(value);
