import { blood } from '@veillee/blood';
import {
  type Addressed,
  type Answer,
  at,
  begin,
  type Game,
  type Input,
  langs,
  type Phrase,
  playRandomly,
  quick,
  type Spec,
  see,
  speak,
  watch,
} from '@veillee/kernel';
import { oneNight } from '@veillee/one-night';
import { quinteBourg } from '@veillee/quinte-bourg';
import { site } from '../../apps/server/src/start/site.ts';
import { inEveryLanguage, serverText } from '../../apps/server/src/text/index.ts';
import { isForeign } from './pretend.ts';

/** Looks through the words of the last language of all, and prints what is missing or said in another one. */

const lang = at(langs, langs.length - 1);

/** Where things stand by the names that programs have for them: an almanac's pages know each other so. */
const ofNames = new Set(['lang', 'id', 'kind', 'rulings', 'see', 'also']);

/** One sentence, said otherwise to whom it concerns: a language needs what it needs. */
const isAddressed = (words: unknown): words is Addressed =>
  typeof words === 'object' && words !== null && 'other' in words && 'you' in words;

/** Forms that agree with a gender, or with whoever reads: a language has them if it needs them. */
const agreeing = new Set(['her', 'him', 'toldYou']);

/** Every word of a tree by its path; of what a function says it is known to be there, and no more. */
function* leaves(words: unknown, path: string): Generator<readonly [path: string, word: string]> {
  if (typeof words === 'string') yield [path, words];
  else if (typeof words === 'function') yield [path, ''];
  else if (isAddressed(words)) yield [path, [words.other, ...Object.values(words.you)].join(' ')];
  else if (typeof words === 'object' && words !== null)
    for (const [key, inner] of Object.entries(words))
      if (!ofNames.has(key) && !agreeing.has(key)) yield* leaves(inner, `${path} ${key}`);
}

type Languages = { readonly [lang: string]: unknown };
const isByLang = (value: unknown): value is Languages =>
  typeof value === 'object' && value !== null && langs.every((one) => one in value);

function* faultsOf(name: string, all: Languages): Generator<string> {
  const own = new Map(leaves(all[lang], name));
  for (const [path, word] of own) if (isForeign(word)) yield `${path} is of another language: ${word}`;
  for (const [path] of leaves(all.fr, name)) if (!own.has(path)) yield `${path} is missing`;
}

/** What the modules export that put the words of all languages together. */
async function faultsOfModules(files: readonly string[]): Promise<string[]> {
  const faults: string[] = [];
  for (const file of files) {
    const module: object = await import(`../../${file}`);
    const texts = Object.entries(module).filter(([, value]) => isByLang(value));
    for (const [name, value] of texts) faults.push(...faultsOf(`${file} ${name}`, value));
  }
  return faults;
}

/** The server's pages, with nothing that stands there in English or French. */
function* faultsOfPages(): Generator<string> {
  const { start, notFound } = site([]);
  for (const [name, pages] of Object.entries({ start, notFound })) {
    const page = pages[lang].body.toString('utf8');
    for (const other of langs.filter((one) => one !== lang))
      for (const [path, word] of leaves(serverText[other].start, `${name} ${other}`))
        if (isForeign(word) && page.includes(`>${word}<`)) yield `${path} stands on the page`;
    if (!page.includes(`<html lang="${lang}">`)) yield `${name} is of another language`;
  }
  const toAll = inEveryLanguage(({ doors }) => doors.foreignPage, ' / ');
  if (!toAll.includes(serverText[lang].doors.foreignPage))
    yield 'what is said in every language is not in this';
}

/** What is told and asked in a game by chance, with what stands in its sentences. */
function* faultsOfGame<G extends Spec>(game: Game<G>, options: object, seats: number): Generator<string> {
  const begun = begin(game, { seats, seed: '7'.repeat(64), options });
  if (!begun.ok) throw new Error(`${game.id} does not begin: ${JSON.stringify(begun.error)}`);
  const match = begun.value;
  const phrases = new Map<string, Phrase>();
  const ears = watch(match, 'master');
  const written: string[] = [];
  const listen = (input: Input): void => {
    if ('answer' in input) written.push(...writtenIn(input.answer));
    const { prompts } = see(match, 0);
    const asked = prompts.map(({ topic, params = {} }) => ({ key: topic, params }));
    for (const phrase of [...ears.look().facts, ...asked]) phrases.set(JSON.stringify(phrase), phrase);
  };
  playRandomly(match, quick(7), { rights: 8 }, 600, listen);
  for (const reason of see(match, 'table').verdict?.reasons ?? [])
    phrases.set(JSON.stringify(reason), reason);
  const names = Array.from({ length: seats }, (_, seat) => `Ж${seat}`);
  for (const phrase of phrases.values()) {
    const said = speak(game.text[lang], phrase, names);
    if (isForeign(written.reduce((rest, text) => rest.replaceAll(text, ''), said)))
      yield `${game.id} ${phrase.key} is of another language: ${said}`;
  }
}

/** Players may write in any language: a text that is neither a choice nor the way to answer. */
const writtenIn = ({ do: _way, ...fields }: Answer): string[] =>
  Object.values(fields).flatMap((value) =>
    typeof value === 'string' && value.trim() !== '' ? [value.trim()] : [],
  );

const faults = [
  ...(await faultsOfModules(process.argv.slice(2))),
  ...faultsOfPages(),
  ...faultsOfGame(oneNight, { scenario: 'nuit-tombante' }, 5),
  ...faultsOfGame(blood, {}, 6),
  ...faultsOfGame(quinteBourg, {}, 8),
];
process.stdout.write(JSON.stringify({ lang, faults }));
