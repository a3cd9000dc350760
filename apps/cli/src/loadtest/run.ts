import { isRecord, quick } from '@veillee/kernel';
import { isPostgres } from '@veillee/server';
import { type Io, UsageError } from '../command.ts';
import { entryNamed, unpausedGame } from '../games.ts';
import { parseOptions, unwanted, wholeNumber } from '../options.ts';
import { words } from '../words/index.ts';
import { BareTable } from './bareTable.ts';
import { type Befallen, befall } from './befall.ts';
import { type House, openBare, openNodes, openOurs } from './houses.ts';
import { type Figures, Tally } from './measure.ts';
import { OurTable, type Played } from './ourTable.ts';
import { besideLines, line } from './report.ts';

const host = '127.0.0.1';

export async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals } = parseOptions(args, {
    rooms: { type: 'string' },
    seats: { type: 'string' },
    seconds: { type: 'string' },
    game: { type: 'string' },
    options: { type: 'string' },
    nodes: { type: 'string' },
    store: { type: 'string' },
    json: { type: 'boolean' },
  });
  unwanted(positionals);
  const counts = (values.rooms ?? '50,500,2000')
    .split(',')
    .map((text) => wholeNumber('--rooms', text, 1, 5000));
  const seats = wholeNumber('--seats', values.seats ?? '8', 1, 40);
  const seconds = wholeNumber('--seconds', values.seconds ?? '12', 1, 600);
  const nodes = nodesAsked(values.nodes, values.store, io.env.VEILLEE_STORE);
  const entry = await (values.game === undefined ? unpausedGame() : entryNamed(values.game));
  const options = values.options === undefined ? (entry.unpaused ?? {}) : asOptions(values.options);
  const load: Load = { seats, seconds, played: { entry, options }, nodes };
  const say = words[io.lang].loadtest;
  const tell = (text: string): unknown => values.json || io.stdout.write(`${text}\n`);
  tell(nodes === null ? say.heading : say.beside);
  const rows: Row[] = [];
  for (const rooms of counts) {
    const row = await underLoad(rooms, load);
    rows.push(row);
    tell(row.nodes === undefined ? line(row.ours, row.bare) : besideLines(row, row.nodes, say).join('\n'));
  }
  if (values.json) io.stdout.write(`${JSON.stringify(rows, null, 2)}\n`);
  return 0;
}

/** Several nodes, and the database on which they get one of their own. */
interface Nodes {
  readonly count: number;
  readonly url: string;
}

function nodesAsked(
  count: string | undefined,
  store: string | undefined,
  usual: string | undefined,
): Nodes | null {
  if (count === undefined && store === undefined) return null;
  const url = store ?? usual;
  if (url === undefined || !isPostgres(url)) throw new UsageError(({ loadtest }) => loadtest.store);
  // One is lost to each of two faults, and somebody must be left.
  return { count: wholeNumber('--nodes', count ?? '3', 3, 9), url };
}

interface Load {
  readonly seats: number;
  readonly seconds: number;
  readonly played: Played;
  readonly nodes: Nodes | null;
}

export interface Row {
  readonly ours: Figures;
  readonly bare: Figures;
  readonly frameBytes: number;
  readonly nodes?: Figures & { readonly count: number; readonly befallen: Befallen };
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

/** How often the servers take turns: what else the machine does comes to all. */
const turns = 3;
/** Actions a second, at which nodes are compared beside their full speed. */
const steadyRate = 1000;

async function within(house: Promise<House>, use: (house: House) => Promise<void>): Promise<void> {
  const open = await house;
  try {
    await use(open);
  } finally {
    await open.close();
  }
}

/** All servers under the same load, by turns, each turn in processes of its own. */
async function underLoad(rooms: number, { seats, seconds, played, nodes }: Load): Promise<Row> {
  const tally = (): Tally => new Tally(rooms, nodes === null ? null : steadyRate);
  const [ours, bare, several] = [tally(), tally(), tally()];
  let frameBytes = 0;
  for (let turn = 0; turn < turns; turn += 1) {
    const playOn = (to: Tally, tables: OurTable[]) => (house: House) =>
      to.takeTurn(house, seconds / turns, (number) => {
        const table = new OurTable({ host, ports: house.ports, seats }, number, quick(number), played);
        tables.push(table);
        return table;
      });
    const tables: OurTable[] = [];
    await within(openOurs(), playOn(ours, tables));
    if (nodes !== null) await within(openNodes(nodes.count, nodes.url), playOn(several, []));
    frameBytes = Math.round(sum(tables, 'bytes') / sum(tables, 'frames'));
    const games = sum(tables, 'games');
    const game = games === 0 ? Number.POSITIVE_INFINITY : Math.round(sum(tables, 'answers') / games);
    await within(openBare(frameBytes), (house) =>
      bare.takeTurn(
        house,
        seconds / turns,
        (number) => new BareTable({ host, ports: house.ports, seats }, number, game),
      ),
    );
  }
  const row = { ours: ours.figures, bare: bare.figures, frameBytes };
  if (nodes === null) return row;
  const befallen = await befall(nodes, Math.min(rooms, most), seats, played);
  return { ...row, nodes: { ...several.figures, count: nodes.count, befallen } };
}

/** Tables at which is measured what befalls them: with more, one comes round too seldom at a thousand actions a second. */
const most = 50;

const sum = (tables: readonly OurTable[], what: 'bytes' | 'frames' | 'answers' | 'games'): number =>
  tables.reduce((all, table) => all + table[what], 0);
