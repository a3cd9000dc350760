import { hash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fingerprint, transcript } from '@veillee/kernel';
import { type Io, UsageError } from '../command.ts';
import type { Entry } from '../games/entry.ts';
import { gameNamed, usual } from '../games.ts';
import { inWords } from '../inWords.ts';
import { parseOptions, unwanted, wholeNumber } from '../options.ts';
import { lined, titled } from '../say.ts';
import { playAll } from './crew.ts';
import { namesFor } from './names.ts';
import { deal, play, type Run, seedOf } from './play.ts';
import { progressBar } from './progress.ts';
import { asJson, asLines, unusedIn } from './report.ts';

const enough = 1000;

export async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals } = parseOptions(args, {
    game: { type: 'string', default: usual.id },
    scenario: { type: 'string' },
    deck: { type: 'string' },
    players: { type: 'string' },
    games: { type: 'string', default: '1000' },
    seed: { type: 'string' },
    workers: { type: 'string' },
    json: { type: 'boolean', default: false },
    transcript: { type: 'string' },
  });
  unwanted(positionals);
  const entry = gameNamed(values.game);
  if (values.players === undefined) {
    throw new UsageError({
      fr: 'il manque --players, le nombre de joueurs',
      en: '--players, the number of players, is missing',
    });
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
  checkDeal(entry, about, io);
  const bar = progressBar(io.stderr, games);
  const figures = await playAll({ entry, run: about, games, workers, progress: bar.show });
  bar.clear();
  const written = values.transcript === undefined ? [] : await writeGame(entry, about, values.transcript, io);
  if (values.json) {
    io.stdout.write(`${JSON.stringify(asJson(entry, about, figures), null, 2)}\n`);
    io.stderr.write(lined(written));
  } else {
    io.stdout.write(
      lined([...asLines(entry, about, figures, io.lang), ...(written.length ? [''] : []), ...written]),
    );
  }
  return games >= enough && entry.uses?.all && unusedIn(entry, about, figures).length > 0 ? 1 : 0;
}

interface Asked {
  readonly scenario?: string | undefined;
  readonly deck?: string | undefined;
}

/** What there is to choose from is told here; whether the choice can be played, the game says. */
function checkChoice({ scenarios = [], roles, asks }: Entry, asked: Asked): void {
  const { scenario, deck } = asked;
  if (asks.length > 0 && scenario === undefined && deck === undefined) {
    throw new UsageError({
      fr: `il manque --scenario (${scenarios.join(', ')}) ou --deck`,
      en: `--scenario (${scenarios.join(', ')}) or --deck is missing`,
    });
  }
  if (scenario !== undefined && !scenarios.includes(scenario)) {
    throw new UsageError({
      fr: `scénario inconnu\u00a0: «\u00a0${scenario}\u00a0» (il y a ${scenarios.join(', ')})`,
      en: `unknown scenario: “${scenario}” (there are ${scenarios.join(', ')})`,
    });
  }
  const unknown = deck === undefined ? undefined : cardsOf(deck).find((card) => !roles.includes(card));
  if (unknown === undefined) return;
  throw new UsageError({
    fr: `carte inconnue\u00a0: «\u00a0${unknown}\u00a0» (il y a ${roles.join(', ')})`,
    en: `unknown card: “${unknown}” (there are ${roles.join(', ')})`,
  });
}

const cardsOf = (deck: string): string[] => deck.split(',').map((id) => id.trim());

function optionsFor(entry: Entry, asked: Asked): object {
  for (const option of ['scenario', 'deck'] as const) {
    if (asked[option] === undefined || entry.asks.includes(option)) continue;
    throw new UsageError({
      fr: `--${option} n’a pas de sens pour ${entry.id}`,
      en: `--${option} makes no sense for ${entry.id}`,
    });
  }
  return {
    ...(asked.scenario === undefined ? {} : { scenario: asked.scenario }),
    ...(asked.deck === undefined ? {} : { deck: cardsOf(asked.deck) }),
  };
}

/** A worker takes a moment to start: a short run needs fewer of them. */
function workersFor(asked: string | undefined, games: number): number {
  if (asked !== undefined) return wholeNumber('--workers', asked, 1, 256);
  return Math.max(1, Math.min(availableParallelism(), Math.floor(games / 200)));
}

/** What the game refuses is refused once, in its own words, before anything is played. */
function checkDeal(entry: Entry, about: Run, io: Io): void {
  const begun = deal(entry, about, 0);
  if (begun.ok) return;
  const line = inWords(begun.error, entry.game.text[io.lang]);
  throw new UsageError({ fr: line, en: line });
}

async function writeGame(entry: Entry, about: Run, file: string, io: Io): Promise<string[]> {
  const names = namesFor(about.players);
  const salt = hash('sha256', `${about.seed}/0/salt`);
  const kept = transcript(play(entry, about, 0), 'table', { names, salt });
  if (!kept.ok) throw new Error(kept.error.key);
  try {
    await writeFile(file, `${JSON.stringify(kept.value)}\n`);
  } catch {
    throw new UsageError({ fr: `${file}\u00a0: impossible d’y écrire`, en: `${file}: it cannot be written` });
  }
  const print = fingerprint({ salt, seed: seedOf(about.seed, 0) });
  return [
    titled(io.lang === 'fr' ? 'Partie écrite' : 'Game written', file, io.lang),
    titled(io.lang === 'fr' ? 'Empreinte' : 'Fingerprint', print, io.lang),
  ];
}
