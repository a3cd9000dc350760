import { Readable, Writable } from 'node:stream';
import { sha256 } from '@veillee/kernel';
import type { Entry } from '../games/entry.ts';
import { namesFor } from '../simulate/names.ts';
import { play, type Run } from '../simulate/play.ts';
import { judgeStream } from '../verdict/stream.ts';
import { heapInUse, measure, median, type Rate } from './measure.ts';

/** One thing that was timed. */
export interface Timed extends Rate {
  readonly game: string;
  readonly what: 'games' | 'verdicts' | 'jsonl';
  readonly players: number;
  /** For each of the yardstick's, in the same run: what stays much the same from machine to machine. */
  readonly ratio: number;
}

/** The heap after so many games, and after three times as many. */
export interface Memory {
  readonly game: string;
  readonly games: readonly [few: number, many: number];
  readonly bytes: readonly [few: number, many: number];
}

export interface Benched {
  readonly seconds: number;
  readonly yardstick: Rate;
  readonly timed: readonly Timed[];
  readonly memory: readonly Memory[];
}

const seed = 'bench';

/** Times everything there is to time of these games, on one thread. */
export async function bench(entries: readonly Entry[], seconds: number): Promise<Benched> {
  const block = 'veillee '.repeat(8192);
  const yardstick = measure(seconds, () => (sha256(block) === '' ? 0 : 1));
  const timed: Timed[] = [];
  const memory: Memory[] = [];
  for (const entry of entries) {
    const { players, options, habits } = entry.bench;
    const run: Run = { game: entry.id, players, options, seed };
    const note = (what: Timed['what'], rate: Rate): void => {
      const ratio = rate.perCpuSecond / yardstick.perCpuSecond;
      timed.push({ game: entry.id, what, players, ...rate, ratio });
    };
    const playOne = (index: number): number => entry.count(play(entry, run, index, habits)).dealt.length;
    const games = measure(seconds, (index) => (playOne(index) > 0 ? 1 : 0));
    note('games', games);
    if (entry.bench.judges) note('verdicts', verdicts(entry, run, seconds));
    if (entry.positionOf !== undefined) note('jsonl', await lines(entry, run, seconds));
    memory.push(growth(entry.id, playOne, Math.max(30, Math.ceil((games.perSecond * seconds) / 2))));
  }
  return { seconds, yardstick, timed, memory };
}

const sample = 50;

/** The end of some finished matches, judged again and again. */
function verdicts(entry: Entry, run: Run, seconds: number): Rate {
  const states = Array.from(
    { length: sample },
    (_, i) => play(entry, run, i, entry.bench.habits).running.state,
  );
  return measure(seconds, (index) =>
    entry.game.verdict(states[index % sample] as object) === undefined ? 0 : 1,
  );
}

/** `verdict --jsonl` from bytes to bytes, without the pipes. */
async function lines(entry: Entry, run: Run, seconds: number): Promise<Rate> {
  const names = namesFor(run.players);
  const text = Array.from({ length: sample }, (_, i) => play(entry, run, i, entry.bench.habits))
    .map((match) => `${JSON.stringify(entry.positionOf?.(match, names))}\n`)
    .join('');
  const chunk = Buffer.from(text);
  const stretch = async (length: number): Promise<Rate> => {
    const cpu = process.threadCpuUsage();
    const start = performance.now();
    let done = 0;
    function* chunks(): Generator<Buffer> {
      for (; performance.now() - start < length * 1000; done += sample) yield chunk;
    }
    const nowhere = new Writable({ write: (_bytes, _encoding, next) => next() });
    await judgeStream(Readable.from(chunks()), nowhere, 'fr');
    const { user, system } = process.threadCpuUsage(cpu);
    const elapsed = performance.now() - start;
    return { perSecond: (done * 1000) / elapsed, perCpuSecond: (done * 1e6) / Math.max(1, user + system) };
  };
  await stretch(seconds / 2);
  const rates: Rate[] = [];
  for (let round = 0; round < 5; round += 1) rates.push(await stretch(seconds / 5));
  return median(rates);
}

function growth(game: string, playOne: (index: number) => number, few: number): Memory {
  const many = few * 3;
  for (let index = 0; index < few; index += 1) playOne(index);
  const before = heapInUse();
  for (let index = few; index < many; index += 1) playOne(index);
  return { game, games: [few, many], bytes: [before, heapInUse()] };
}
