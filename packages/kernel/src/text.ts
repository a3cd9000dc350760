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

/** A template taken apart once: a text, then for every slot its parameter, its format and the text after it. */
interface Template {
  readonly start: string;
  readonly slots: readonly { readonly name: string; readonly format: Format; readonly after: string }[];
}

const plain: Format = (value) => String(value);

function takeApart(text: Text, key: string, wording: string): Template {
  const [start = '', ...rest] = wording.split(slot);
  const slots: { name: string; format: Format; after: string }[] = [];
  for (let i = 0; i < rest.length; i += 3) {
    const kind = rest[i + 1];
    const format = kind === undefined ? plain : text.formats[kind];
    if (format === undefined) throw new Error(`"${key}" uses an unknown format "${kind}"`);
    slots.push({ name: rest[i] ?? '', format, after: rest[i + 2] ?? '' });
  }
  return { start, slots };
}

/** A wording as it is spoken, looked up once for each text and key. */
type Spoken = Template | Exclude<Wording, string>;
const spoken = new WeakMap<Text, Map<string, Spoken>>();

function spokenOf(text: Text, key: string): Spoken {
  let known = spoken.get(text);
  if (known === undefined) {
    known = new Map();
    spoken.set(text, known);
  }
  let found = known.get(key);
  if (found === undefined) {
    const wording = Object.hasOwn(text.words, key) ? text.words[key] : undefined;
    if (wording === undefined) throw new Error(`no ${text.lang} wording for "${key}"`);
    found = typeof wording === 'string' ? takeApart(text, key, wording) : wording;
    known.set(key, found);
  }
  return found;
}

/** The sentence for a phrase; an unknown key is a broken invariant and throws. */
export function speak(text: Text, phrase: Phrase, names: readonly string[] = []): string {
  const wording = spokenOf(text, phrase.key);
  const params = phrase.params ?? {};
  const say: Speaking = { lang: text.lang, names };
  if (typeof wording === 'function') return wording(params, say);
  const pieces = [wording.start];
  for (const { name, format, after } of wording.slots) {
    const value = params[name];
    if (value === undefined) throw new Error(`"${phrase.key}" is told without its parameter "${name}"`);
    pieces.push(format(value, say), after);
  }
  return pieces.join('');
}
