import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isRecord, quick } from '@veillee/kernel';
import { type Io, UsageError } from '../command.ts';
import { entryNamed, unpausedGame } from '../games.ts';
import { parseOptions, unwanted, wholeNumber } from '../options.ts';
import { words } from '../words/index.ts';
import { BareTable } from './bareTable.ts';
import { type Figures, Tally } from './measure.ts';
import { OurTable, type Played } from './ourTable.ts';

const host = '127.0.0.1';

export async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals } = parseOptions(args, {
    rooms: { type: 'string' },
    seats: { type: 'string' },
    seconds: { type: 'string' },
    game: { type: 'string' },
    options: { type: 'string' },
    json: { type: 'boolean' },
  });
  unwanted(positionals);
  const counts = (values.rooms ?? '50,500,2000')
    .split(',')
    .map((text) => wholeNumber('--rooms', text, 1, 5000));
  const seats = wholeNumber('--seats', values.seats ?? '8', 1, 40);
  const seconds = wholeNumber('--seconds', values.seconds ?? '12', 1, 600);
  const entry = await (values.game === undefined ? unpausedGame() : entryNamed(values.game));
  const options = values.options === undefined ? (entry.unpaused ?? {}) : asOptions(values.options);
  const played = { entry, options };
  const rows: Row[] = [];
  if (!values.json) io.stdout.write(`${words[io.lang].loadtest.heading}\n`);
  for (const rooms of counts) {
    const row = await underLoad(rooms, seats, seconds, played);
    rows.push(row);
    if (!values.json) io.stdout.write(`${line(row.ours, row.bare)}\n`);
  }
  if (values.json) io.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
  return 0;
}

interface Row {
  readonly ours: Figures;
  readonly bare: Figures;
  readonly frameBytes: number;
}

function asOptions(text: string): object {
  try {
    const options: unknown = JSON.parse(text);
    if (isRecord(options)) return options;
  } catch {
    // Told below.
  }
  throw new UsageError(({ loadtest }) => loadtest.options);
}

/** A server in a process of its own, that prints where it listens. */
async function inProcess<T>(
  args: readonly string[],
  use: (pid: number, port: number) => Promise<T>,
): Promise<T> {
  const child = spawn(process.execPath, [...process.execArgv, ...args], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    const [port] = await once(child.stdout, 'data');
    child.stdout.resume();
    // Whoever has printed something has an id.
    return await use(child.pid ?? 0, Number(port));
  } finally {
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  }
}

async function withFolder<T>(use: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-load-'));
  try {
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const ourServer = fileURLToPath(new URL('./ours.ts', import.meta.url));
const bareServer = fileURLToPath(new URL('./bare.ts', import.meta.url));
/** The bare server has as much memory for what lives shortly as our house has in its thread. */
const bareMemory = ['--min-semi-space-size=32', '--max-semi-space-size=32'];

/** How often the two servers take turns: what else the machine does comes to both. */
const turns = 3;

/** Both servers under the same load, by turns, each turn in a process of its own. */
async function underLoad(rooms: number, seats: number, seconds: number, played: Played): Promise<Row> {
  const [ours, bare] = [new Tally(rooms), new Tally(rooms)];
  let frameBytes = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    const tables: OurTable[] = [];
    await withServer([ourServer], [], (pid, port) =>
      ours.takeTurn(pid, seconds / turns, (number) => {
        const table = new OurTable({ host, port, seats }, number, quick(number), played);
        tables.push(table);
        return table;
      }),
    );
    frameBytes = Math.round(sum(tables, 'bytes') / sum(tables, 'frames'));
    const games = sum(tables, 'games');
    const game = games === 0 ? Number.POSITIVE_INFINITY : Math.round(sum(tables, 'answers') / games);
    await withServer([...bareMemory, bareServer], [String(frameBytes)], (pid, port) =>
      bare.takeTurn(pid, seconds / turns, (number) => new BareTable({ host, port, seats }, number, game)),
    );
  }
  return { ours: ours.figures, bare: bare.figures, frameBytes };
}

const sum = (tables: readonly OurTable[], what: 'bytes' | 'frames' | 'answers' | 'games'): number =>
  tables.reduce((all, table) => all + table[what], 0);

const withServer = <T>(
  server: readonly string[],
  args: readonly string[],
  use: (pid: number, port: number) => Promise<T>,
): Promise<T> => withFolder((folder) => inProcess([...server, folder, ...args], use));

const round = (value: number | null): string =>
  value !== null && Number.isFinite(value) ? String(Math.round(value)) : '?';

function line(ours: Figures, bare: Figures): string {
  const share = round((ours.actionsPerSecond / bare.actionsPerSecond) * 100);
  return [
    ours.rooms,
    round(ours.actionsPerSecond),
    ours.p50.toFixed(1),
    ours.p99.toFixed(1),
    round(ours.cpuPerAction),
    `${round(ours.kilobytesPerRoom)} || ${round(bare.actionsPerSecond)}`,
    round(bare.cpuPerAction),
    `${round(bare.kilobytesPerRoom)} || ${share}% || ${ours.clientCores.toFixed(2)}`,
    bare.clientCores.toFixed(2),
  ].join(' | ');
}
