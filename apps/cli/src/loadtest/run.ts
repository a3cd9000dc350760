import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quick } from '@veillee/kernel';
import { type Io, UsageError } from '../command.ts';
import { gameNamed } from '../games.ts';
import { parseOptions, unwanted, wholeNumber } from '../options.ts';
import { type Figures, measure } from './measure.ts';
import { BareTable, OurTable } from './table.ts';

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
  const seconds = wholeNumber('--seconds', values.seconds ?? '8', 1, 600);
  const { id: game } = gameNamed(values.game ?? 'blood');
  const settings = { game, options: asOptions(values.options ?? '{"opening":0}') };
  const rows: Row[] = [];
  if (!values.json) io.stdout.write(`${heading[io.lang]}\n`);
  for (const rooms of counts) {
    const ours = await oursUnder(rooms, seats, seconds, settings);
    const bare = await bareUnder(rooms, seats, seconds, ours.frameBytes);
    rows.push({ ours: ours.figures, bare, frameBytes: ours.frameBytes });
    if (!values.json) io.stdout.write(`${line(ours.figures, bare)}\n`);
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
    if (typeof options === 'object' && options !== null && !Array.isArray(options)) return options;
  } catch {
    // Told below.
  }
  throw new UsageError({ fr: '--options veut un objet JSON', en: '--options wants a JSON object' });
}

/** A server in a process of its own, that prints where it listens. */
async function inProcess<T>(
  args: readonly string[],
  use: (child: ChildProcess, port: number) => Promise<T>,
): Promise<T> {
  const child = spawn(process.execPath, args, {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  try {
    const [chunk] = (await once(child.stdout as NonNullable<typeof child.stdout>, 'data')) as [Buffer];
    child.stdout?.resume();
    return await use(child, Number(chunk.toString()));
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

function oursUnder(
  rooms: number,
  seats: number,
  seconds: number,
  settings: { readonly game: string; readonly options: object },
): Promise<{ figures: Figures; frameBytes: number }> {
  return withFolder((folder) =>
    inProcess([ourServer, folder], async (child, port) => {
      const tables: OurTable[] = [];
      const figures = await measure(child.pid as number, rooms, seconds, (number) => {
        const table = new OurTable({ host, port, seats }, number, quick(number), settings);
        tables.push(table);
        return table;
      });
      const bytes = tables.reduce((sum, table) => sum + table.bytes, 0);
      const frames = tables.reduce((sum, table) => sum + table.frames, 0);
      return { figures, frameBytes: Math.round(bytes / frames) };
    }),
  );
}

const bareUnder = (rooms: number, seats: number, seconds: number, bytes: number): Promise<Figures> =>
  withFolder((folder) =>
    inProcess([bareServer, folder, String(bytes)], (child, port) =>
      measure(child.pid as number, rooms, seconds, (number) => new BareTable({ host, port, seats }, number)),
    ),
  );

const heading = {
  fr: 'tables | actions/s | p50 ms | p99 ms | µs/action | Ko/table || nu : actions/s | µs/action | Ko/table || part',
  en: 'rooms | actions/s | p50 ms | p99 ms | µs/action | KB/room || bare: actions/s | µs/action | KB/room || share',
};

const round = (value: number | null): string => (value === null ? '?' : String(Math.round(value)));

function line(ours: Figures, bare: Figures): string {
  const share = Math.round((ours.actionsPerSecond / bare.actionsPerSecond) * 100);
  return [
    ours.rooms,
    round(ours.actionsPerSecond),
    ours.p50.toFixed(1),
    ours.p99.toFixed(1),
    round(ours.cpuPerAction),
    `${round(ours.kilobytesPerRoom)} || ${round(bare.actionsPerSecond)}`,
    round(bare.cpuPerAction),
    `${round(bare.kilobytesPerRoom)} || ${share}%`,
  ].join(' | ');
}
