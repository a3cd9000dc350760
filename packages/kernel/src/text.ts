/**
 * Words. The engine speaks in phrases (a key with parameters); a game's `text/fr.ts` and
 * `text/en.ts` turn them into sentences. A wording is a template, `{player:seat} a vu {card:card}.`,
 * whose `:kind` names one of the game's formatters, or a function where grammar asks for one.
 */
export type Lang = 'fr' | 'en';
export const langs: readonly Lang[] = ['fr', 'en'];

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type Params = { readonly [name: string]: Json };

export interface Phrase {
  readonly key: string;
  readonly params?: Params;
}

/** Turns one parameter value into words; `names` are the players' names by seat. */
export type Format = (value: Json, say: Speaking) => string;
export interface Speaking {
  readonly lang: Lang;
  readonly names: readonly string[];
}
export type Wording = string | ((params: Params, say: Speaking) => string);
export type Wordings<K extends string = string> = { readonly [key in K]: Wording };

/** Everything needed to speak one language: the sentences and the formatters of their parameters. */
export interface Text<K extends string = string> {
  readonly lang: Lang;
  readonly words: Wordings<K>;
  readonly formats: { readonly [kind: string]: Format };
}

const joiner: Record<Lang, string> = { fr: ' et ', en: ' and ' };

/** "A", "A et B", "A, B et C". */
export function list(items: readonly string[], lang: Lang): string {
  if (items.length < 2) return items.join('');
  return `${items.slice(0, -1).join(', ')}${joiner[lang]}${items[items.length - 1]}`;
}

/** The formatters every game has: a seat's name, several seats' names. */
export const seatFormats: Text['formats'] = {
  seat: (value, say) => say.names[Number(value)] ?? `#${Number(value) + 1}`,
  seats: (value, say) =>
    list(
      (value as readonly Json[]).map((seat) => say.names[Number(seat)] ?? `#${Number(seat) + 1}`),
      say.lang,
    ),
};

const slot = /\{(\w+)(?::(\w+))?\}/g;

/** The sentence for a phrase; an unknown key is a broken invariant and throws. */
export function speak(text: Text, phrase: Phrase, names: readonly string[] = []): string {
  const wording = text.words[phrase.key];
  if (wording === undefined) throw new Error(`no ${text.lang} wording for "${phrase.key}"`);
  const params = phrase.params ?? {};
  const say: Speaking = { lang: text.lang, names };
  if (typeof wording === 'function') return wording(params, say);
  return wording.replace(slot, (_, name: string, kind: string | undefined) => {
    const value = params[name];
    if (value === undefined) throw new Error(`"${phrase.key}" is told without its parameter "${name}"`);
    if (kind === undefined) return String(value);
    const format = text.formats[kind];
    if (format === undefined) throw new Error(`"${phrase.key}" uses an unknown format "${kind}"`);
    return format(value, say);
  });
}
