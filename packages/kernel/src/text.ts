import type { Lang } from './language.ts';
import type { People } from './people.ts';

/**
 * Words. The engine speaks in phrases (a key with parameters); a game's `text/fr` and
 * `text/en` turn them into sentences. A wording is a template, `{player:seat} a vu {card:card}.`,
 * whose `:kind` names one of the game's formatters, which may be given forms to choose from, `{player:verb|dort|dors}`, and
 * another parameter that the word is about, `{card:card(player)}`.
 * Where it is said otherwise to the one concerned, it has a template for each parameter that may be the reader; where
 * grammar asks for more, it is a function.
 */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };
export type Params = { readonly [name: string]: Json };

export interface Phrase {
  readonly key: string;
  readonly params?: Params;
}

/** Turns one parameter value into words, by the forms that the template gives it. */
export type Format = (value: Json, say: Speaking, forms?: readonly string[]) => string;
export interface Speaking extends People {
  readonly lang: Lang;
  /** Whom a word is about, where it stands for them: `{card:card(player)}`. */
  readonly about?: Json | undefined;
}
/** A sentence for all, and the one for whoever a parameter is, if they read it: the first of them that fits. */
export interface Addressed {
  readonly other: string;
  readonly you: { readonly [param: string]: string };
}
export type Wording = string | Addressed | ((params: Params, say: Speaking) => string);
export type Wordings<K extends string = string> = { readonly [key in K]: Wording };

/** Everything needed to speak one language: the sentences and the formatters of their parameters. */
export interface Text<K extends string = string> {
  readonly lang: Lang;
  readonly words: Wordings<K>;
  readonly formats: { readonly [kind: string]: Format };
}

/** A list among a phrase's parameters; anything else is a broken invariant. */
export function listOf(value: Json): readonly Json[] {
  if (!Array.isArray(value)) throw new TypeError(`${JSON.stringify(value)} is no list`);
  return value;
}

const slot = /\{(\w+)(?::(\w+)(?:\((\w+)\))?((?:\|[^{}|]*)*))?\}/g;

/** A template taken apart once: a text, then for every slot its parameter, its format and the text after it. */
interface Template {
  readonly start: string;
  readonly slots: readonly Slot[];
}
interface Slot {
  readonly name: string;
  readonly format: Format;
  /** The parameter it is about. */
  readonly about: string | undefined;
  readonly forms: readonly string[];
  readonly after: string;
}

const plain: Format = (value) => String(value);

function takeApart(text: Text, key: string, wording: string): Template {
  const [start = '', ...rest] = wording.split(slot);
  const slots: Slot[] = [];
  for (let i = 0; i < rest.length; i += 5) {
    const kind = rest[i + 1];
    const format = kind === undefined ? plain : text.formats[kind];
    if (format === undefined) throw new Error(`"${key}" uses an unknown format "${kind}"`);
    const forms = (rest[i + 3] ?? '').split('|').slice(1);
    slots.push({ name: rest[i] ?? '', format, about: rest[i + 2], forms, after: rest[i + 4] ?? '' });
  }
  return { start, slots };
}

/** A wording as it is spoken, looked up once for each text and key. */
interface SpokenTo {
  readonly other: Template;
  readonly you: readonly (readonly [param: string, template: Template])[];
}
type Spoken = SpokenTo | Extract<Wording, (...given: never[]) => string>;
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
  if (typeof wording === 'function') return wording;
  const { other, you } = typeof wording === 'string' ? { other: wording, you: {} } : wording;
  return {
    other: takeApart(text, key, other),
    you: Object.entries(you).map(([param, said]) => [param, takeApart(text, key, said)]),
  };
}

/** The template for whoever reads. */
function forReader({ other, you }: SpokenTo, params: Params, { self }: Speaking): Template {
  if (self === undefined || you.length === 0) return other;
  return you.find(([param]) => isOnly(params[param], self))?.[1] ?? other;
}

/** Whether a parameter is this person, and nobody else besides. */
function isOnly(value: Json | undefined, self: number): boolean {
  return Array.isArray(value) ? value.length === 1 && value[0] === self : value === self;
}

/** Whom sentences are about; a list of names says no more of them, and is said to all. */
export const peopleOf = (people: readonly string[] | People): People =>
  'names' in people ? people : { names: people };

/** Says one phrase after the other about the same people; an unknown key is a broken invariant and throws. */
export function speaker(text: Text, people: readonly string[] | People = []): (phrase: Phrase) => string {
  const known = spokenIn(text);
  const say: Speaking = { ...peopleOf(people), lang: text.lang };
  return (phrase) => {
    let wording = known.get(phrase.key);
    if (wording === undefined) {
      wording = spokenOf(text, phrase.key);
      known.set(phrase.key, wording);
    }
    const params = phrase.params ?? {};
    if (typeof wording === 'function') return wording(params, say);
    return fillIn(forReader(wording, params, say), phrase.key, params, say);
  };
}

/** The sentence for a phrase. */
export const speak = (text: Text, phrase: Phrase, people: readonly string[] | People = []): string =>
  speaker(text, people)(phrase);

function fillIn({ start, slots }: Template, key: string, params: Params, say: Speaking): string {
  const pieces = [start];
  for (const { name, format, about, forms, after } of slots) {
    const value = params[name];
    if (value === undefined) throw new Error(`"${key}" is told without its parameter "${name}"`);
    pieces.push(format(value, about === undefined ? say : { ...say, about: params[about] }, forms), after);
  }
  return pieces.join('');
}
