import { cpus } from 'node:os';
import { type Lang, titled } from '@veillee/kernel';
import { type Io, UsageError } from '../command.ts';
import { allEntries, entryNamed } from '../games.ts';
import { parseOptions, unwanted } from '../options.ts';
import { aligned, lined } from '../say.ts';
import { words } from '../words/index.ts';
import type { Rate } from './measure.ts';
import { type Benched, bench, type Memory, type Timed } from './suite.ts';

export async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals } = parseOptions(args, {
    game: { type: 'string' },
    seconds: { type: 'string', default: '3' },
    json: { type: 'boolean' },
  });
  unwanted(positionals);
  const chosen = values.game === undefined ? await allEntries() : [await entryNamed(values.game)];
  const benched = await bench(chosen, seconds(values.seconds));
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? '?', cores: cpus().length };
  io.stdout.write(
    values.json
      ? `${JSON.stringify({ ...machine, ...benched }, null, 2)}\n`
      : lined(benchLines(benched, machine, io.lang)),
  );
  return 0;
}

function seconds(text: string): number {
  const value = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && value >= 0.01 && value <= 600) return value;
  throw new UsageError(({ bench }) => bench.seconds(text));
}

type Machine = { readonly node: string; readonly cpu: string; readonly cores: number };

function benchLines(benched: Benched, machine: Machine, lang: Lang): string[] {
  const say = words[lang].bench;
  const whole = new Intl.NumberFormat(lang, { maximumFractionDigits: 0 });
  const fine = new Intl.NumberFormat(lang, { maximumSignificantDigits: 3 });
  const row = (what: string, rate: Rate, ratio: string): string[] => [
    what,
    whole.format(rate.perSecond),
    whole.format(rate.perCpuSecond),
    ratio,
  ];
  const named = ({ game, what, players }: Timed): string =>
    titled(say.played(game, players), say[what], lang);
  const table = [
    ['', ...say.head],
    row(say.yardstick, benched.yardstick, ''),
    ...benched.timed.map((timed) => row(named(timed), timed, fine.format(timed.ratio))),
  ];
  return [
    `Node ${machine.node}, ${machine.cpu} (×${machine.cores})`,
    '',
    ...aligned(table, 'right'),
    '',
    say.memory,
    ...benched.memory.map((memory) => `  ${heapLine(memory, lang)}`),
  ];
}

function heapLine({ game, games: [few, many], bytes: [first, last] }: Memory, lang: Lang): string {
  const say = words[lang].bench;
  const whole = new Intl.NumberFormat(lang);
  const mega = new Intl.NumberFormat(lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const heap = (bytes: number, games: number): string =>
    say.heap(mega.format(bytes / 2 ** 20), whole.format(games));
  return titled(game, say.plays(`${heap(first, few)}, ${heap(last, many)}`), lang);
}
