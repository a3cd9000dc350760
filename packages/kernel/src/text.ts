import type { Seat } from './chair.ts';
import { type Lang, listInWords } from './language.ts';

/**
 * Words. The engine speaks in phrases (a key with parameters); a game's `text/fr` and
 * `text/en` turn them into sentences. A wording is a template, `{player:seat} a vu {card:card}.`,
 * whose `:kind` names one of the game's formatters, or a function where grammar asks for one.
 */
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

/** How a seat is called: by its number where it has no name. */
export const nameAt = (names: readonly string[], seat: Seat): string => names[seat] ?? `#${seat + 1}`;

/** A list among a phrase's parameters; anything else is a broken invariant. */
export function listOf(value: Json): readonly Json[] {
  if (!Array.isArray(value)) throw new TypeError(`${JSON.stringify(value)} is no list`);
  return value;
}

/** The formatters every game has: a seat's name, several seats' names. */
export const seatFormats = {
  seat: (value, { names }) => nameAt(names, Number(value)),
  seats: (value, { names, lang }) =>
    listInWords(
      listOf(value).map((seat) => nameAt(names, Number(seat))),
      lang,
    ),
} satisfies Text['formats'];

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

function spokenIn(text: Text): Map<string, Spoken> {
  let known = spoken.get(text);
  if (known === undefined) {
    known = new Map();
    spoken.set(text, known);
  }
  return known;
}

function spokenOf(text: Text, key: string): Spoken {
  const wording = Object.hasOwn(text.words, key) ? text.words[key] : undefined;
  if (wording === undefined) throw new Error(`no ${text.lang} wording for "${key}"`);
  return typeof wording === 'string' ? takeApart(text, key, wording) : wording;
}

/** Says one phrase after the other about the same people; an unknown key is a broken invariant and throws. */
export function speaker(text: Text, names: readonly string[] = []): (phrase: Phrase) => string {
  const known = spokenIn(text);
  const say: Speaking = { lang: text.lang, names };
  return (phrase) => {
    let wording = known.get(phrase.key);
    if (wording === undefined) {
      wording = spokenOf(text, phrase.key);
      known.set(phrase.key, wording);
    }
    const params = phrase.params ?? {};
    return typeof wording === 'function' ? wording(params, say) : fillIn(wording, phrase.key, params, say);
  };
}

/** The sentence for a phrase. */
export const speak = (text: Text, phrase: Phrase, names: readonly string[] = []): string =>
  speaker(text, names)(phrase);

function fillIn({ start, slots }: Template, key: string, params: Params, say: Speaking): string {
  const pieces = [start];
  for (const { name, format, after } of slots) {
    const value = params[name];
    if (value === undefined) throw new Error(`"${key}" is told without its parameter "${name}"`);
    pieces.push(format(value, say), after);
  }
  return pieces.join('');
}
