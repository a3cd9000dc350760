import { hash, randomBytes } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { fingerprint, transcript } from '@veillee/kernel';
import { type Command, type Io, UsageError } from '../command.ts';
import type { Entry } from '../games/entry.ts';
import { gameNamed, usual } from '../games.ts';
import { parseOptions, unwanted, wholeNumber } from '../options.ts';
import { inWords, lined, titled } from '../say.ts';
import { playAll } from '../simulate/crew.ts';
import { namesFor } from '../simulate/names.ts';
import { deal, play, type Run, seedOf } from '../simulate/play.ts';
import { progressBar } from '../simulate/progress.ts';
import { asJson, asLines, unusedIn } from '../simulate/report.ts';

/** Random legal play through the engine. */
export const simulate: Command = {
  name: 'simulate',
  summary: {
    fr: 'joue beaucoup de parties au hasard et compte qui gagne',
    en: 'plays many games by chance and counts who wins',
  },
  synopsis: [
    'veillee simulate [--game one-night] --scenario ID --players N --games K [--seed S] [--json]',
    'veillee simulate --game blood --players N --games K',
  ],
  example: 'npx veillee simulate --scenario marquons-les --players 10 --games 2000 --seed 1',
  details: {
    fr: `  --game        one-night (défaut), blood ou quinte-bourg
  --scenario    le scénario, pour one-night ; ou --deck, les cartes : --deck vampire,count,priest,…
  --players     combien de joueurs
  --games       combien de parties (1000)
  --seed        un texte ; la même graine donne les mêmes chiffres, quel que soit le nombre d’ouvriers
                (la partie n° i a la graine sha256 de « graine/i », dès 0) ; tirée au sort et dite s’il n’y en a pas
  --workers     combien de fils d’exécution ; à défaut, autant que de cœurs
  --json        les chiffres en JSON
  --transcript  écrit la première partie dans ce fichier, pour « veillee replay », et dit son empreinte
Le taux de victoire est suivi de son intervalle à 95 % (Wilson). Par personnage, on compte la carte distribuée.
Pour blood, 1000 parties ou plus où une mutation n’a jamais servi valent le code de sortie 1.`,
    en: `  --game        one-night (default), blood or quinte-bourg
  --scenario    the scenario, for one-night; or --deck, the cards: --deck vampire,count,priest,…
  --players     how many players
  --games       how many games (1000)
  --seed        a text; the same seed gives the same figures, whatever the number of workers
                (game i has the seed sha256 of “seed/i”, from 0); drawn by chance and told if there is none
  --workers     how many threads; otherwise as many as there are cores
  --json        the figures in JSON
  --transcript  writes the first game into this file, for “veillee replay”, and tells its fingerprint
A win rate is followed by its 95 % interval (Wilson). By character, the card dealt counts.
For blood, 1000 games or more in which a mutation was never used have exit code 1.`,
  },
  run,
};

const enough = 1000;

async function run(args: string[], io: Io): Promise<number> {
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

function optionsFor(
  entry: Entry,
  asked: { scenario?: string | undefined; deck?: string | undefined },
): object {
  for (const option of ['scenario', 'deck'] as const) {
    if (asked[option] === undefined || entry.asks.includes(option)) continue;
    throw new UsageError({
      fr: `--${option} n’a pas de sens pour ${entry.id}`,
      en: `--${option} makes no sense for ${entry.id}`,
    });
  }
  return {
    ...(asked.scenario === undefined ? {} : { scenario: asked.scenario }),
    ...(asked.deck === undefined ? {} : { deck: asked.deck.split(',').map((id) => id.trim()) }),
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
