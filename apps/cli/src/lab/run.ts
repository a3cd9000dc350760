import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import {
  type Cell,
  type Consultation,
  consult,
  csvOf,
  figuresJson,
  Ledger,
  printedOf,
  writePrinted,
} from '@veillee/gamekit/lab';
import { games as listed } from '@veillee/games';
import type { Io } from '../command.ts';
import { type Entry, entryNamed } from '../games.ts';
import { parseOptions, unwanted, wholeNumber } from '../options.ts';
import { lined } from '../say.ts';
import { progressBar } from '../simulate/progress.ts';
import { words } from '../words/index.ts';
import { cellsFor, printedCells } from './asked.ts';
import { type Crew, hire, stretch } from './crew.ts';
import { checkPatient, doctorLines } from './doctor.ts';
import { openKept, writeKept, writeWhole } from './kept.ts';
import { labLines } from './report.ts';

const known = {
  game: { type: 'string', default: listed[0].id },
  scenario: { type: 'string' },
  deck: { type: 'string' },
  players: { type: 'string' },
  levels: { type: 'string' },
  games: { type: 'string', default: '200' },
  seed: { type: 'string' },
  workers: { type: 'string' },
  out: { type: 'string' },
  anew: { type: 'boolean', default: false },
  csv: { type: 'string' },
  json: { type: 'boolean', default: false },
  doctor: { type: 'boolean', default: false },
  printed: { type: 'string' },
} as const;

/** What is kept in the project is the same on every machine. */
const printedSeed = 'veillee';

/** How long results wait at most before they are written down. */
const unwritten = 5000;
/** Stopped by the person who began it. */
const stoppedCode = 130;

type Values = ReturnType<typeof parseOptions<typeof known>>['values'];

export async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals } = parseOptions(args, known);
  unwanted(positionals);
  const entry = await entryNamed(values.game);
  const cells = values.printed === undefined ? cellsFor(entry, values) : printedCells(entry);
  if (values.doctor) checkPatient(entry, cells);
  const games = wholeNumber('--games', values.games, 1, 1_000_000);
  const workers =
    values.workers === undefined ? availableParallelism() : wholeNumber('--workers', values.workers, 1, 256);
  const kept = await openKept(entry, values.anew ? undefined : values.out, values.seed);
  const usual = values.printed === undefined ? randomBytes(8).toString('hex') : printedSeed;
  const seed = kept?.seed ?? values.seed ?? usual;
  const ledger = new Ledger(kept?.rows ?? [], stretch);
  const work: Work = { entry, cells, games, seed, ledger, file: values.out };
  const crew = hire(entry, seed, workers);
  try {
    return await weigh(work, crew, values, io);
  } finally {
    await crew.leave();
  }
}

interface Work {
  readonly entry: Entry;
  readonly cells: readonly Cell[];
  readonly games: number;
  readonly seed: string;
  readonly ledger: Ledger;
  readonly file: string | undefined;
}

async function weigh(work: Work, crew: Crew, values: Values, io: Io): Promise<number> {
  const { entry, cells, games, ledger } = work;
  const stop = new AbortController();
  void io.untilStopped().then(() => stop.abort());
  const play = playing(work, crew, stop.signal, io);
  const [cell] = cells;
  if (values.doctor && cell !== undefined) {
    const consultation: Consultation = { entry, ledger, cell, games, play };
    const found = await consult(consultation);
    await tell(work, values, io, doctorLines(entry, consultation, found, io.lang));
  } else {
    ledger.want(cells, games);
    await play();
    await tell(work, values, io, undefined);
  }
  if (!stop.signal.aborted) return 0;
  const { games: done, of } = ledger.done();
  if (done === of) return 0;
  io.stderr.write(`${words[io.lang].lab.stopped(done, of, work.file)}\n`);
  return stoppedCode;
}

/** Plays what is wanted, and writes down from time to time, and at the end, what is known. */
function playing(work: Work, crew: Crew, stop: AbortSignal, io: Io): () => Promise<boolean> {
  const { ledger } = work;
  return async () => {
    const bar = progressBar(io.stderr, ledger.done().of);
    let written = performance.now();
    let writing: Promise<void> | undefined;
    await crew.work(ledger, stop, async () => {
      bar.show(ledger.done().games);
      if (writing !== undefined || performance.now() - written < unwritten) return;
      written = performance.now();
      writing = writeDown(work);
      await writing;
      writing = undefined;
    });
    bar.clear();
    await writeDown(work);
    const { games, of } = ledger.done();
    return games === of;
  };
}

async function writeDown({ entry, seed, ledger, file }: Work): Promise<void> {
  if (file === undefined) return;
  await writeKept(file, { game: entry.id, rules: entry.game.rules, seed, rows: ledger.rows() });
}

async function tell(
  { entry, cells, seed, ledger }: Work,
  { csv, json, doctor, printed }: Values,
  io: Io,
  said: readonly string[] | undefined,
): Promise<void> {
  const asked = cells.map((cell) => ({ cell, tally: ledger.tallyOf(cell) }));
  const rows = (doctor ? ledger.rows() : asked).filter(({ tally }) => tally.games > 0);
  if (csv !== undefined) await writeWhole(csv, csvOf(entry, rows));
  if (printed !== undefined) await writeWhole(printed, writePrinted(printedOf(entry, seed, rows)));
  if (json) io.stdout.write(`${JSON.stringify(figuresJson(entry, seed, rows), null, 2)}\n`);
  else io.stdout.write(lined(said ?? labLines(entry, seed, rows, io.lang)));
}
