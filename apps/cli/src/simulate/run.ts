import { hash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { games as listed } from '@veillee/games';
import { fingerprint, titled, transcript } from '@veillee/kernel';
import { type Io, UsageError } from '../command.ts';
import { type Entry, entryNamed } from '../games.ts';
import { inWords } from '../inWords.ts';
import { parseOptions, unwanted, wholeNumber } from '../options.ts';
import { lined } from '../say.ts';
import { words } from '../words/index.ts';
import { playAll } from './crew.ts';
import { namesFor } from './names.ts';
import { deal, play, type Run, seedOf } from './play.ts';
import { progressBar } from './progress.ts';
import { reportJson, reportLines, unusedIn } from './report.ts';

const enough = 1000;

const known = {
  game: { type: 'string', default: listed[0].id },
  scenario: { type: 'string' },
  deck: { type: 'string' },
  players: { type: 'string' },
  games: { type: 'string', default: '1000' },
  seed: { type: 'string' },
  workers: { type: 'string' },
  json: { type: 'boolean', default: false },
  transcript: { type: 'string' },
} as const;

export async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals } = parseOptions(args, known);
  unwanted(positionals);
  const entry = await entryNamed(values.game);
  if (values.players === undefined) {
    throw new UsageError(({ simulate }) => simulate.noPlayers);
  }
  const about: Run = {
    game: entry.id,
    players: wholeNumber('--players', values.players, 1, 1000),
    options: optionsFor(entry, values),
    seed: values.seed ?? randomBytes(8).toString('hex'),
  };
  const games = wholeNumber('--games', values.games, 1, 1_000_000_000);
  const workers = workersFor(values.workers, games);
  checkChoice(entry, values);
  checkDeal(entry, about);
  const bar = progressBar(io.stderr, games);
  const figures = await playAll({ entry, run: about, games, workers, progress: bar.show });
  bar.clear();
  const written = values.transcript === undefined ? [] : await writeGame(entry, about, values.transcript, io);
  if (values.json) {
    io.stdout.write(`${JSON.stringify(reportJson(entry, about, figures), null, 2)}\n`);
    io.stderr.write(lined(written));
  } else {
    io.stdout.write(
      lined([...reportLines(entry, about, figures, io.lang), ...(written.length ? [''] : []), ...written]),
    );
  }
  return games >= enough && entry.simulated.uses?.all && unusedIn(entry, about, figures).length > 0 ? 1 : 0;
}

interface Asked {
  readonly scenario?: string | undefined;
  readonly deck?: string | undefined;
}

/** What there is to choose from is told here; whether the choice can be played, the game says. */
function checkChoice({ simulated: { scenarios, roles } }: Entry, { scenario, deck }: Asked): void {
  if (scenarios === undefined) return;
  const known = scenarios.join(', ');
  if (scenario === undefined && deck === undefined)
    throw new UsageError(({ simulate }) => simulate.noChoice(known));
  if (scenario !== undefined && !scenarios.includes(scenario))
    throw new UsageError(({ simulate }) => simulate.noSuchScenario(scenario, known));
  const unknown = deck === undefined ? undefined : cardsOf(deck).find((card) => !roles.includes(card));
  if (unknown === undefined) return;
  throw new UsageError(({ simulate }) => simulate.noSuchCard(unknown, roles.join(', ')));
}

const cardsOf = (deck: string): string[] => deck.split(',').map((id) => id.trim());

function optionsFor({ id, simulated }: Entry, { scenario, deck }: Asked): object {
  const senseless = scenario !== undefined ? 'scenario' : deck !== undefined ? 'deck' : undefined;
  if (simulated.scenarios === undefined && senseless !== undefined)
    throw new UsageError(({ simulate }) => simulate.senseless(senseless, id));
  return {
    ...(scenario === undefined ? {} : { scenario }),
    ...(deck === undefined ? {} : { deck: cardsOf(deck) }),
  };
}

/** A worker takes a moment to start: a short run needs fewer of them. */
function workersFor(asked: string | undefined, games: number): number {
  if (asked !== undefined) return wholeNumber('--workers', asked, 1, 256);
  return Math.max(1, Math.min(availableParallelism(), Math.floor(games / 200)));
}

/** What the game refuses is refused once, in its own words, before anything is played. */
function checkDeal(entry: Entry, about: Run): void {
  const begun = deal(entry, about, 0);
  if (begun.ok) return;
  throw new UsageError((_, lang) => inWords(begun.error, entry.game.text[lang]));
}

async function writeGame(entry: Entry, about: Run, file: string, io: Io): Promise<string[]> {
  const names = namesFor(about.players);
  const salt = hash('sha256', `${about.seed}/0/salt`);
  const kept = transcript(play(entry, about, 0), 'table', { names, salt });
  if (!kept.ok) throw new Error(kept.error.key);
  try {
    await writeFile(file, `${JSON.stringify(kept.value)}\n`);
  } catch {
    throw new UsageError(({ disk }, lang) => titled(file, disk.unwritable, lang));
  }
  const print = fingerprint({ salt, seed: seedOf(about.seed, 0) });
  const say = words[io.lang];
  return [titled(say.simulate.written, file, io.lang), titled(say.fingerprint, print, io.lang)];
}
