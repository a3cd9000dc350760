import { cpus } from 'node:os';
import { type Io, UsageError } from '../command.ts';
import { entries, gameNamed } from '../games.ts';
import { parseOptions, unwanted } from '../options.ts';
import { lined } from '../say.ts';
import { type Benched, type Timed, bench as time } from './suite.ts';

export async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals } = parseOptions(args, {
    game: { type: 'string' },
    seconds: { type: 'string', default: '3' },
    json: { type: 'boolean' },
  });
  unwanted(positionals);
  const chosen = values.game === undefined ? entries : [gameNamed(values.game)];
  const benched = await time(chosen, seconds(values.seconds));
  const machine = { node: process.version, cpu: cpus()[0]?.model ?? '?', cores: cpus().length };
  io.stdout.write(
    values.json
      ? `${JSON.stringify({ ...machine, ...benched }, null, 2)}\n`
      : lined(asLines(benched, machine, io)),
  );
  return 0;
}

function seconds(text: string): number {
  const value = Number(text);
  if (/^\d+(\.\d+)?$/.test(text) && value >= 0.01 && value <= 600) return value;
  throw new UsageError({
    fr: `--seconds veut un nombre de 0.01 à 600, pas «\u00a0${text}\u00a0»`,
    en: `--seconds wants a number from 0.01 to 600, not “${text}”`,
  });
}

const words = {
  fr: {
    head: ['par s', 'par s de cœur', 'pour un étalon'],
    yardstick: 'étalon\u00a0: SHA-256 de 64\u00a0Kio',
    games: 'parties entières',
    verdicts: 'verdicts',
    jsonl: 'verdict --jsonl, lignes',
    players: 'joueurs',
    memory: 'Mémoire en usage',
    after: 'après',
    plays: 'parties',
  },
  en: {
    head: ['per s', 'per core s', 'per yardstick'],
    yardstick: 'yardstick: SHA-256 of 64 KiB',
    games: 'full games',
    verdicts: 'verdicts',
    jsonl: 'verdict --jsonl, lines',
    players: 'players',
    memory: 'Memory in use',
    after: 'after',
    plays: 'games',
  },
};

function asLines(benched: Benched, machine: { node: string; cpu: string; cores: number }, io: Io): string[] {
  const say = words[io.lang];
  const whole = new Intl.NumberFormat(io.lang, { maximumFractionDigits: 0 });
  const fine = new Intl.NumberFormat(io.lang, { maximumSignificantDigits: 3 });
  const mega = new Intl.NumberFormat(io.lang, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const named = ({ game, what, players }: Timed): string =>
    `${game}, ${players} ${say.players}: ${say[what]}`;
  const { yardstick } = benched;
  const table: string[][] = [
    ['', ...say.head],
    [say.yardstick, whole.format(yardstick.perSecond), whole.format(yardstick.perCpuSecond), ''],
    ...benched.timed.map((timed) => [
      io.lang === 'fr' ? named(timed).replace(': ', '\u00a0: ') : named(timed),
      whole.format(timed.perSecond),
      whole.format(timed.perCpuSecond),
      fine.format(timed.ratio),
    ]),
  ];
  const memory = benched.memory.map(({ game, games, bytes }) => {
    const told = games.map(
      (count, i) => `${mega.format((bytes[i] as number) / 2 ** 20)} Mio ${say.after} ${whole.format(count)}`,
    );
    return `  ${game}: ${told.join(', ')} ${say.plays}`;
  });
  return [
    `Node ${machine.node}, ${machine.cpu} (×${machine.cores})`,
    '',
    ...aligned(table),
    '',
    say.memory,
    ...(io.lang === 'fr'
      ? memory.map((line) => line.replace(': ', '\u00a0: '))
      : memory.map((line) => line.replaceAll('Mio', 'MiB'))),
  ];
}

function aligned(table: readonly (readonly string[])[]): string[] {
  const widths = (table[0] ?? []).map((_, column) =>
    Math.max(...table.map((row) => (row[column] ?? '').length)),
  );
  return table.map((row) =>
    row
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] as number) : cell.padStart((widths[column] as number) + 2),
      )
      .join('')
      .trimEnd(),
  );
}
