import {
  type ByLang,
  byLang,
  fingerprint,
  kernelWords,
  replay as playAgain,
  type Refusal,
  readTranscript,
  replayAs,
  type Text,
  type Transcript,
  titled,
} from '@veillee/kernel';
import { type Io, UsageError } from '../command.ts';
import { type Entry, entryNamed } from '../games.ts';
import { inWords } from '../inWords.ts';
import { parseOptions, readInput, shownFile, unwanted } from '../options.ts';
import { lined, printable } from '../say.ts';
import { words } from '../words/index.ts';
import { chairNamed, namesIn } from './chairs.ts';
import { tellMatch, tellSights } from './tell.ts';

/** What the kernel says by itself, of a transcript whose game is not known yet. */
const kernelText = byLang((lang): Text => ({ words: kernelWords[lang], lang, formats: {} }));

export async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals } = parseOptions(args, { as: { type: 'string' }, json: { type: 'boolean' } });
  const [file, ...more] = positionals;
  if (file === undefined) {
    throw new UsageError(({ replay }) => replay.missing);
  }
  unwanted(more);
  const script = await readScript(file, io);
  const entry = await entryNamed(script.game);
  const again = playAgain(entry.game, script);
  if (!again.ok) throw faulty(file, again.error, entry.game.text);
  const { match, otherRules } = again.value;
  const chair = values.as === undefined ? 'table' : chairNamed(values.as, script);
  const self = typeof chair === 'number' ? chair : undefined;
  const telling = { lang: io.lang, names: namesIn(script), genders: script.genders, self };
  if (otherRules) warn(entry, script, io);
  if (values.as === undefined && !values.json) {
    io.stdout.write(lined([...heading(entry, script, io), '', ...tellMatch(entry, match, telling)]));
    return 0;
  }
  const sights = replayAs(entry.game, script, chair);
  if (!sights.ok) throw faulty(file, sights.error, entry.game.text);
  if (values.json) {
    const { game, rules } = script;
    const about = { game, rules, otherRules, fingerprint: printOf(script), names: telling.names, chair };
    io.stdout.write(`${JSON.stringify({ ...about, sights: sights.value })}\n`);
  } else {
    io.stdout.write(lined([...heading(entry, script, io), '', ...tellSights(entry, sights.value, telling)]));
  }
  return 0;
}

async function readScript(file: string, io: Io): Promise<Transcript> {
  const read = readTranscript(parsed(await readInput(file, io.stdin)));
  if (!read.ok) throw faulty(file, [read.error], kernelText);
  return read.value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const faulty = (file: string, refusals: readonly Refusal[], text: ByLang<Text>): UsageError =>
  new UsageError((_, lang) => titled(shownFile(file), inWords(refusals, text[lang]), lang));

function warn({ game }: Entry, { rules }: Transcript, io: Io): void {
  io.stderr.write(`veillee: ${words[io.lang].replay.otherRules(rules, game.rules)}\n`);
}

/** Null where the transcript keeps no salt: there is nothing to compare then. */
const printOf = ({ salt, seed, deal }: Transcript): string | null =>
  salt === undefined ? null : fingerprint({ salt, seed, deal });

function heading(entry: Entry, script: Transcript, io: Io): string[] {
  const print = printOf(script);
  return [
    printable(titled(entry.id, namesIn(script).join(', '), io.lang)),
    ...(print === null ? [] : [titled(words[io.lang].fingerprint, print, io.lang)]),
  ];
}
