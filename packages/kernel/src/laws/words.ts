import type { Seat } from '../chair.ts';
import type { Form } from '../form.ts';
import type { Game, Spec } from '../game.ts';
import { langs, languages } from '../language.ts';
import { genders, type People } from '../people.ts';
import { playRandomly } from '../randomPlay.ts';
import { see, watch } from '../see.ts';
import { type Json, type Params, type Phrase, speak, type Text } from '../text.ts';
import type { Told } from '../told.ts';
import { faultIn } from './faultIn.ts';
import { chairsOf, type Law, lively } from './trial.ts';

/** Whatever is told, asked, offered or given as a reason can be said in every language. */
export const words: Law = ({ subject: { game, maxInputs }, match, rng }) => {
  const said = new Set<string>();
  const say = (phrase: Phrase, readers?: readonly Seat[]): void => {
    const known = `${phrase.key} ${JSON.stringify(phrase.params)} ${readers?.join()}`;
    if (said.has(known)) return;
    said.add(known);
    const missing = unworded(game, phrase, readers);
    if (missing !== undefined) throw new Error(missing);
  };
  // The master hears everything that is told to anybody.
  const ears = watch(match, 'master');
  const listen = (): void => {
    for (const fact of ears.look().facts) say(fact, readersOf(fact));
    for (const chair of rng.below(4) === 0 ? chairsOf(match) : []) {
      const { prompts, rights, verdict } = see(match, chair);
      for (const { topic, params, form } of [...prompts, ...rights]) {
        say(params ? { key: topic, params } : { key: topic }, typeof chair === 'number' ? [chair] : []);
        for (const key of formKeys(game, topic, form)) say({ key });
        sayOptions(game, form, said);
      }
      for (const reason of verdict?.reasons ?? []) say(reason);
    }
  };
  listen();
  playRandomly(match, rng, lively, maxInputs, listen);
  for (const reason of see(match, 'table').verdict?.reasons ?? []) say(reason);
  return said.size;
};

/** The seats that were told something; undefined: all were. */
export const readersOf = ({ whom = 'all' }: Told): readonly Seat[] | undefined =>
  whom === 'all' ? undefined : [whom].flat().filter((chair) => typeof chair === 'number');

/** A form is worded way by way and field by field; a way of one topic may have words of its own. */
function formKeys<G extends Spec>({ text }: Game<G>, topic: string, form: Form): string[] {
  const wayKey = (way: string): string => {
    const own = `way.${topic}.${way}`;
    return langs.some((lang) => Object.hasOwn(text[lang].words, own)) ? own : `way.${way}`;
  };
  return Object.entries(form).flatMap(([way, { fields }]) => [
    wayKey(way),
    ...Object.keys(fields).map((field) => `field.${field}`),
  ]);
}

/** What can be picked is said by the game's format for what it is. */
function sayOptions<G extends Spec>({ text }: Game<G>, form: Form, said: Set<string>): void {
  for (const { fields } of Object.values(form)) {
    for (const field of Object.values(fields)) {
      if (!('pick' in field)) continue;
      for (const option of field.pick) {
        const known = `${field.of} ${option}`;
        if (said.has(known)) continue;
        said.add(known);
        for (const lang of langs) {
          const word = text[lang].formats[field.of]?.(option, { lang, names });
          if (!word || /undefined|NaN|\[object/.test(word)) throw new Error(`${lang}: no word for ${known}`);
        }
      }
    }
  }
}

/** A name for every seat a game may have, each to be elided. */
const vowels = ['Agathe', 'Élodie', 'Ursule', 'Inès', 'Octave', 'Hélène', 'Yves', 'Œdipe'];
const names = Array.from(
  { length: 60 },
  (_, seat) => vowels[seat] ?? `${vowels[seat % 8]} ${1 + (seat >> 3)}`,
);

const nbsp = '\u00a0';

/**
 * What is wrong with the wording of a phrase, in the first language that has something wrong, read by nobody in
 * particular and by each it is about; only by `readers` among them, where not all may read it.
 */
export function unworded<G extends Spec>(
  { text }: Game<G>,
  given: Phrase,
  readers?: readonly Seat[],
): string | undefined {
  const phrase = { ...given, params: tidied(given.params ?? {}) };
  const sound = soundIn(text);
  const asked = `${phrase.key} ${JSON.stringify(phrase.params)} ${readers?.join()}`;
  if (sound.has(asked)) return undefined;
  for (const lang of langs) {
    for (const people of companies(phrase, readers)) {
      const wrong = faultOf(text[lang], phrase, people);
      if (wrong !== undefined) return `${lang}: ${wrong}`;
    }
  }
  sound.add(asked);
  return undefined;
}

/** What was found to be worded is not looked at again: chance says most things many times. */
const found = new WeakMap<object, Set<string>>();
function soundIn(text: object): Set<string> {
  const known = found.get(text) ?? new Set();
  found.set(text, known);
  return known;
}

function faultOf(text: Text, phrase: Required<Phrase>, people: People): string | undefined {
  const { lang } = text;
  let sentence: string;
  try {
    sentence = speak(text, phrase, people);
  } catch (error) {
    return error instanceof Error ? error.message : `${error}`;
  }
  const wrong = faultIn(withoutQuotes(sentence, phrase.params), lang, people);
  if (wrong !== undefined) return `"${phrase.key}" ${wrong}: "${sentence}"`;
  const badly = languages[lang].space === nbsp ? misspacing(sentence) : undefined;
  return badly === undefined ? undefined : `"${phrase.key}" is set badly: ${badly}`;
}

/** What chance has players write is spaced as it comes, and may be nothing. */
const tidied = (params: Params): Params =>
  JSON.parse(JSON.stringify(params), (_, value: unknown) =>
    typeof value === 'string' ? value.replace(/\s+/g, ' ').trim() || '…' : value,
  );

/** What players wrote is theirs: nobody asks how it is worded. */
const withoutQuotes = (sentence: string, params: Params): string =>
  stringsIn(Object.values(params)).reduce(
    (said, quoted) =>
      said.replaceAll(`«\u00a0${quoted}\u00a0»`, '«\u00a0…\u00a0»').replaceAll(`“${quoted}”`, '“…”'),
    sentence,
  );
const stringsIn = (values: readonly Json[]): readonly string[] =>
  values.flatMap((value) =>
    Array.isArray(value) ? stringsIn(value) : typeof value === 'string' ? [value] : [],
  );

/** Those before whom a sentence has to stand: read by nobody in particular and by each it may be about, of either gender and of none. */
function companies({ params = {} }: Phrase, readers?: readonly Seat[]): readonly People[] {
  const about = [...new Set(Object.values(params).flatMap(seatsIn))].filter(
    (seat) => readers?.includes(seat) ?? true,
  );
  return [undefined, ...about].flatMap((self) =>
    casts.map((gender) => ({ names, genders: names.map(() => gender), self })),
  );
}
const casts = [null, ...genders];
const seatsIn = (value: Json): readonly number[] => {
  if (typeof value === 'number') return Number.isInteger(value) && value >= 0 && value < 8 ? [value] : [];
  return Array.isArray(value) ? value.flatMap(seatsIn) : [];
};

/** French sets a no-break space before ; : ! ? » and after «; a colon within 12:30 or https:// is none. */
const wrongSign = /(?<=[^\s?!…])[;!?»]|(?<=[ \t])[;:!?»]|(?<=[\p{L})”}]):(?![\w/])|«(?=[^\u00a0\u202f])/u;

/** Which sign is set badly, where it stands and what is wrong beside it; nothing where all is well. */
export function misspacing(template: string): string | undefined {
  // A slot's colon, as in {player:seat}, is none of French's.
  const french = template.replace(/\{\w[^{}]*\}/g, (slot) => 'x'.repeat(slot.length));
  const found = wrongSign.exec(french);
  if (found === null) return undefined;
  const [sign] = found;
  const opens = sign === '«';
  const has = /\s/.test(french.charAt(found.index + (opens ? 1 : -1))) ? 'a plain space' : 'no space';
  const around = french.slice(Math.max(0, found.index - 15), found.index + 10).replaceAll(nbsp, '⍽');
  return `${sign} at ${found.index} has ${has} ${opens ? 'after' : 'before'} it: "${around}"`;
}
