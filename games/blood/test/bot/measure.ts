import { byChance, type Level, type Policy, playOut, type Temper, tempers } from '@veillee/bots';
import { begin, type Match, quick, see } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import { bot } from '../../src/bot/index.ts';
import { chanceOf, mindOf } from '../../src/bot/mind.ts';
import { type Blood, blood, campOf, type View } from '../../src/index.ts';

/** What many games of Blood come to: how often one seat wins among others, how long games last, how long bots think. */

/** Chance plays worse than anybody. */
export type Player = Level | 'chance';

export interface Cell {
  readonly players: number;
  /** Who has the first seat, and who has all others. */
  readonly one: Player;
  readonly others: Player;
  /** Instead: who has the seats of the first seat's camp, and who those of the other. */
  readonly camps?: boolean;
  readonly games: number;
  readonly from?: number;
  readonly temper?: Temper;
  /** Milliseconds, where time is measured. */
  readonly clock?: () => number;
}

export interface Outcome {
  readonly games: number;
  /** How many of the games a seat of the one kind wins in the mean, and one of the other. */
  readonly won: number;
  readonly theirs: number;
  /** Turns of each game, in order. */
  readonly turns: readonly number[];
  readonly claims: { readonly right: number; readonly wrong: number };
  /** The mean square error of one's own camp as one is about to accuse: of the first seat. */
  readonly brier: number;
  /** What each decision took, in order. */
  readonly acts: readonly number[];
}

const random = byChance(4);

export function dealt(players: number, seed: number): Match<Blood> {
  const begun = begin(blood, { seats: players, seed: seed.toString(16).padStart(64, '0'), options: {} });
  if (!begun.ok) throw new Error(`seed ${seed} is refused`);
  return begun.value;
}

export function measured({ players, one, others, games, from = 1, ...more }: Cell): Outcome {
  const turns: number[] = [];
  const acts: number[] = [];
  const { camps = false, temper, clock = () => 0 } = more;
  const errors: number[] = [];
  const claims = { right: 0, wrong: 0 };
  let won = 0;
  let theirs = 0;
  for (let seed = from; seed < from + games; seed += 1) {
    const match = dealt(players, seed);
    const { players: dealtTo } = stateOf(match);
    const campAt = (seat: number) => campOf(dealtTo[seat]?.card ?? 'human-1');
    const isOne = (seat: number) => (camps ? campAt(seat) === campAt(0) : seat === 0);
    const kinds = dealtTo.map((_, seat) => (isOne(seat) ? one : others));
    const policy: Policy<View> = (sight, rng, around) => {
      if (kinds[Number(sight.chair)] === 'chance') return random(sight, rng);
      const mind = sight.chair === 0 && sight.prompts.length > 0 ? mindOf(sight, around) : undefined;
      if (mind !== undefined) errors.push((chanceOf(mind, campAt(0)) - 1) ** 2);
      const begun = clock();
      const act = bot(sight, rng, around);
      if (act !== undefined) acts.push(clock() - begun);
      return act;
    };
    const styles = kinds.map((kind, seat) => ({
      level: kind === 'chance' ? ('candid' as const) : kind,
      temper: temper ?? tempers[seat % tempers.length] ?? 'even',
    }));
    playOut<Blood>(match, { policy, styles, rng: quick(seed) });
    const { ending, turn, claimed } = stateOf(match);
    const winners = see(match, 'table').verdict?.winners ?? [];
    const size = dealtTo.filter((_, seat) => isOne(seat)).length;
    won += winners.filter(isOne).length / size;
    theirs += winners.filter((seat) => !isOne(seat)).length / Math.max(1, players - size);
    if (ending?.by === 'claim') claims.right += 1;
    if (claimed !== null) claims.wrong += 1;
    turns.push(turn.number);
  }
  const brier = errors.reduce((sum, one) => sum + one, 0) / Math.max(1, errors.length);
  return { games, won, theirs, claims, brier, turns: turns.sort(rising), acts: acts.sort(rising) };
}

const rising = (a: number, b: number): number => a - b;
