import { byChance, isRemark, type Level, type Policy, playOut, type Style, tempers } from '@veillee/bots';
import { at, begin, type Match, quick, type Seat, type Sight } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import { bot } from '../../src/bot/index.ts';
import { mindOf } from '../../src/bot/mind.ts';
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
  /**
   * The mean square error of who is of the pack, as somebody votes who is not; and that of whoever knows how many there
   * are, and no more.
   */
  readonly brier: number;
  readonly base: number;
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
  const errors = { sum: 0, base: 0, count: 0 };
  for (let seed = from; seed < from + games; seed += 1) {
    const match = dealt(players, seed, options);
    const dealtTo = stateOf(match).players.map(({ camps }) => camps.slice());
    const kinds = dealtTo.map((camps) => (camps.includes('reptilians') ? pack : village));
    const isPack = (seat: Seat): boolean => at(stateOf(match).players, seat).camps.includes('reptilians');
    const policy: Policy<View> = (sight, rng, around) => {
      if (kinds[Number(sight.chair)] === 'chance') return random(sight, rng);
      const begun = clock();
      const act = bot(sight, rng, around);
      if (act !== undefined) acts.push(clock() - begun);
      const votes = act !== undefined && !isRemark(act) && isVote(sight, act.prompt);
      const mind = votes && !isPack(Number(sight.chair)) ? mindOf(sight, around) : undefined;
      if (mind !== undefined) {
        const others = mind.living.filter((seat) => seat !== mind.me);
        const share = others.filter(isPack).length / others.length;
        for (const seat of others) {
          const truth = isPack(seat) ? 1 : 0;
          errors.sum += (mind.pack(seat) - truth) ** 2;
          errors.base += (share - truth) ** 2;
          errors.count += 1;
        }
      }
      return act;
    };
    playOut<Quinte>(match, { policy, styles: kinds.map(styleOf), rng: quick(seed) });
    const state = stateOf(match);
    for (const team of new Set<string>(state.stop?.teams ?? [])) add(wins, team);
    const there = state.players.flatMap(({ camps, conditions }) => [...camps, ...conditions]);
    for (const team of new Set<string>(there)) add(played, team);
    days.push(state.day);
  }
  const mean = (sum: number): number => sum / Math.max(1, errors.count);
  const [brier, base] = [mean(errors.sum), mean(errors.base)];
  return { games, wins, played, days: days.sort(rising), acts: acts.sort(rising), brier, base };
}

const isVote = ({ prompts }: Sight, prompt: number | string): boolean =>
  prompts.some(({ number, topic }) => number === prompt && topic === 'vote.cast');

const styleOf = (kind: Player, seat: Seat): Style => ({
  level: kind === 'chance' ? 'candid' : kind,
  temper: tempers[seat % tempers.length] ?? 'even',
});
const rising = (a: number, b: number): number => a - b;

export type { CampId };
