import { byChance, type Level, type Policy, playOut, type Style, tempers } from '@veillee/bots';
import { begin, type Match, quick, type Seat } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import { bot } from '../../src/bot/index.ts';
import { type CampId, type Quinte, quinteBourg, type View } from '../../src/index.ts';

/** What many villages of bots come to: which camps win, how long it lasts, how long they think. */

/** Chance plays worse than anybody. */
export type Player = Level | 'chance';

export interface Cell {
  readonly players: number;
  /** Whoever is dealt a card of the Reptilians plays as the second, everybody else as the first. */
  readonly village: Player;
  readonly pack: Player;
  readonly games: number;
  readonly from?: number;
  readonly options?: object;
  /** Milliseconds, where time is measured. */
  readonly clock?: () => number;
}

export interface Outcome {
  readonly games: number;
  /** How often each camp has won, or one of those who win by themselves. */
  readonly wins: ReadonlyMap<string, number>;
  /** In how many games there was such a camp at all. */
  readonly played: ReadonlyMap<string, number>;
  /** Days of each game, and what each decision took, in order. */
  readonly days: readonly number[];
  readonly acts: readonly number[];
}

const random = byChance(40);

export function dealt(players: number, seed: number, options: object = {}): Match<Quinte> {
  const begun = begin(quinteBourg, { seats: players, seed: seed.toString(16).padStart(64, '0'), options });
  if (!begun.ok) throw new Error(`seed ${seed} is refused`);
  return begun.value;
}

const add = (counts: Map<string, number>, what: string): unknown =>
  counts.set(what, (counts.get(what) ?? 0) + 1);

export function measured({
  players,
  village,
  pack,
  games,
  from = 1,
  options,
  clock = () => 0,
}: Cell): Outcome {
  const wins = new Map<string, number>();
  const played = new Map<string, number>();
  const days: number[] = [];
  const acts: number[] = [];
  for (let seed = from; seed < from + games; seed += 1) {
    const match = dealt(players, seed, options);
    const dealtTo = stateOf(match).players.map(({ camps }) => camps.slice());
    const kinds = dealtTo.map((camps) => (camps.includes('reptilians') ? pack : village));
    const policy: Policy<View> = (sight, rng, around) => {
      if (kinds[Number(sight.chair)] === 'chance') return random(sight, rng);
      const begun = clock();
      const act = bot(sight, rng, around);
      if (act !== undefined) acts.push(clock() - begun);
      return act;
    };
    playOut<Quinte>(match, { policy, styles: kinds.map(styleOf), rng: quick(seed) });
    const state = stateOf(match);
    for (const team of new Set<string>(state.stop?.teams ?? [])) add(wins, team);
    const there = state.players.flatMap(({ camps, conditions }) => [...camps, ...conditions]);
    for (const team of new Set<string>(there)) add(played, team);
    days.push(state.day);
  }
  return { games, wins, played, days: days.sort(rising), acts: acts.sort(rising) };
}

const styleOf = (kind: Player, seat: Seat): Style => ({
  level: kind === 'chance' ? 'candid' : kind,
  temper: tempers[seat % tempers.length] ?? 'even',
});
const rising = (a: number, b: number): number => a - b;

export type { CampId };
