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
import { type Command, type Io, UsageError } from '../command.ts';
import type { Entry } from '../games/entry.ts';
import { gameNamed } from '../games.ts';
import { parseOptions, readAll, readText, unwanted } from '../options.ts';
import { chairNamed, namesIn } from '../replay/chairs.ts';
import { tellMatch, tellSights } from '../replay/tell.ts';
import { inWords, lined, printable, titled } from '../say.ts';

/** Plays a kept match again and tells it. */
export const replay: Command = {
  name: 'replay',
  summary: {
    fr: 'raconte une partie gardée, ou ce qu’une place en a vu',
    en: 'tells a kept game, or what one seat saw of it',
  },
  synopsis: ['veillee replay TRANSCRIPT [--as SEAT] [--json]'],
  example: 'npx veillee replay docs/examples/one-night.transcript.json --as Ana',
  details: {
    fr: `  TRANSCRIPT  le récit d’une partie (JSON) ; « - » pour l’entrée standard
  --as        seulement ce que cette place a vu, fait par fait : le nom d’un joueur, son numéro compté
              dès 1, « table » ou « master »
  --json      {"game","rules","otherRules","fingerprint","names","chair","sights"} : tout ce que cette place
              (la table, sans --as) a vu, moment par moment ; dans « sights » les places comptent dès 0`,
    en: `  TRANSCRIPT  the transcript of a game (JSON); “-” for standard input
  --as        only what that seat saw, fact by fact: a player’s name, their number counted from 1,
              “table” or “master”
  --json      {"game","rules","otherRules","fingerprint","names","chair","sights"}: all that the seat (the
              table, without --as) saw, moment by moment; inside “sights” seats count from 0`,
  },
  run,
};

const kernelText = {
  fr: { words: kernelFr, lang: 'fr', formats: {} },
  en: { words: kernelEn, lang: 'en', formats: {} },
} as const;

async function run(args: string[], io: Io): Promise<number> {
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
