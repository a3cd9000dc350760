import {
  fingerprint,
  kernelEn,
  kernelFr,
  replay as playAgain,
  type Refusal,
  readTranscript,
  replayAs,
  type Text,
  type Transcript,
} from '@veillee/kernel';
import { type Io, UsageError } from '../command.ts';
import type { Entry } from '../games/entry.ts';
import { gameNamed } from '../games.ts';
import { inWords } from '../inWords.ts';
import { parseOptions, readAll, readText, unwanted } from '../options.ts';
import { lined, printable, titled } from '../say.ts';
import { chairNamed, namesIn } from './chairs.ts';
import { tellMatch, tellSights } from './tell.ts';

const kernelText = {
  fr: { words: kernelFr, lang: 'fr', formats: {} },
  en: { words: kernelEn, lang: 'en', formats: {} },
} as const;

export async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals } = parseOptions(args, { as: { type: 'string' }, json: { type: 'boolean' } });
  const [file, ...more] = positionals;
  if (file === undefined) {
    throw new UsageError({
      fr: 'il manque le récit à rejouer\u00a0: veillee replay TRANSCRIPT',
      en: 'the transcript to replay is missing: veillee replay TRANSCRIPT',
    });
  }
  unwanted(more);
  const script = await readScript(file, io);
  const entry = gameNamed(script.game);
  const again = playAgain(entry.game, script);
  if (!again.ok) throw faulty(file, again.error, entry.game.text[io.lang], io);
  const { match, otherRules } = again.value;
  const chair = values.as === undefined ? 'table' : chairNamed(values.as, script);
  const telling = { lang: io.lang, names: namesIn(script) };
  if (otherRules) warn(entry, script, io);
  if (values.as === undefined && !values.json) {
    io.stdout.write(lined([...heading(entry, script, io), '', ...tellMatch(entry, match, telling)]));
    return 0;
  }
  const sights = replayAs(entry.game, script, chair);
  if (!sights.ok) throw faulty(file, sights.error, entry.game.text[io.lang], io);
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
  const text = file === '-' ? await readAll(io.stdin) : await readText(file);
  const read = readTranscript(parsed(text.replace(/^\ufeff/, '')));
  if (!read.ok) throw faulty(file, [read.error], kernelText[io.lang], io);
  return read.value;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function faulty(file: string, refusals: readonly Refusal[], text: Text, io: Io): UsageError {
  const line = titled(file === '-' ? '(stdin)' : file, inWords(refusals, text), io.lang);
  return new UsageError({ fr: line, en: line });
}

function warn(entry: Entry, { rules }: Transcript, io: Io): void {
  const line = {
    fr: `attention\u00a0: jouée sous les règles ${rules}, rejouée sous les règles ${entry.game.rules}\u00a0; la suite peut différer`,
    en: `beware: played under rules ${rules}, replayed under rules ${entry.game.rules}; what follows may differ`,
  };
  io.stderr.write(`veillee: ${line[io.lang]}\n`);
}

/** Null where the transcript keeps no salt: there is nothing to compare then. */
const printOf = ({ salt, seed, deal }: Transcript): string | null =>
  salt === undefined ? null : fingerprint({ salt, seed, deal });

function heading(entry: Entry, script: Transcript, io: Io): string[] {
  const print = printOf(script);
  const title = { fr: 'Empreinte', en: 'Fingerprint' };
  return [
    printable(titled(entry.id, namesIn(script).join(', '), io.lang)),
    ...(print === null ? [] : [titled(title[io.lang], print, io.lang)]),
  ];
}
