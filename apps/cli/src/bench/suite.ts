import { Readable, Writable } from 'node:stream';
import type { Benched as Played } from '@veillee/gamekit';
import { at, type Habits, sha256 } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import type { Entry } from '../games.ts';
import { lined } from '../say.ts';
import { countsOf } from '../simulate/figures.ts';
import { namesFor } from '../simulate/names.ts';
import { play, type Run } from '../simulate/play.ts';
import { judgeStream } from '../verdict/stream.ts';
import { heapInUse, measure, measureStream, type Rate } from './measure.ts';

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
    const played = entry.benched ?? usualFor(entry);
    const { players, options, habits } = played;
    const run: Run = { game: entry.id, players, options, seed };
    const note = (what: Timed['what'], rate: Rate): void => {
      const ratio = rate.perCpuSecond / yardstick.perCpuSecond;
      timed.push({ game: entry.id, what, players, ...rate, ratio });
    };
    const playOne = (index: number): number => countsOf(entry, play(entry, run, index, habits)).dealt.length;
    const games = measure(seconds, (index) => (playOne(index) > 0 ? 1 : 0));
    note('games', games);
    if (played.judges) note('verdicts', verdicts(entry, run, habits, seconds));
    const jsonl = await lines(entry, run, habits, seconds);
    if (jsonl !== undefined) note('jsonl', jsonl);
    memory.push(growth(entry.id, playOne, Math.max(30, Math.ceil((games.perSecond * seconds) / 2))));
  }
  return { seconds, yardstick, timed, memory };
}

const usualFor = ({ listing }: Entry): Played => ({
  players: listing.players.usual,
  options: {},
  habits: {},
  judges: false,
});

const sample = 50;

/** The end of some finished matches. */
const ends = (entry: Entry, run: Run, habits: Habits): readonly object[] =>
  Array.from({ length: sample }, (_, i) => stateOf(play(entry, run, i, habits)));

/** They are judged again and again. */
function verdicts(entry: Entry, run: Run, habits: Habits, seconds: number): Rate {
  const states = ends(entry, run, habits);
  return measure(seconds, (index) => (entry.game.verdict(at(states, index % sample)) === undefined ? 0 : 1));
}

/** `verdict --jsonl` from bytes to bytes, without the pipes; nothing where no final table is written down. */
async function lines(entry: Entry, run: Run, habits: Habits, seconds: number): Promise<Rate | undefined> {
  const { judged } = entry;
  if (judged?.positionOf === undefined) return undefined;
  const names = namesFor(run.players);
  const positions = ends(entry, run, habits).map((state) => judged.positionOf?.(state, names));
  const chunk = Buffer.from(lined(positions.map((position) => JSON.stringify(position))));
  return measureStream(seconds, async (isOver) => {
    let done = 0;
    function* chunks(): Generator<Buffer> {
      for (; !isOver(); done += sample) yield chunk;
    }
    const nowhere = new Writable({ write: (_bytes, _encoding, next) => next() });
    await judgeStream(Readable.from(chunks()), nowhere, 'fr');
    return done;
  });
}

function growth(game: string, playOne: (index: number) => number, few: number): Memory {
  const many = few * 3;
  for (let index = 0; index < few; index += 1) playOne(index);
  const before = heapInUse();
  for (let index = few; index < many; index += 1) playOne(index);
  return { game, games: [few, many], bytes: [before, heapInUse()] };
}
