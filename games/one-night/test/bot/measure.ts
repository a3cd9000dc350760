import { type Level, playOut, type Style } from '@veillee/bots';
import { quick, type Seat, type Sight } from '@veillee/kernel';
import { stateOf } from '@veillee/kernel/inside';
import { bot } from '../../src/bot/index.ts';
import { monsters, ownWorlds, selfIn, wits } from '../../src/bot/mind.ts';
import type { TeamId } from '../../src/ids.ts';
import { finalTable, identify, type OneNight, roles, type State, type View } from '../../src/index.ts';
import { judge } from '../../src/verdict/judge.ts';
import { dealt } from './table.ts';

/** What many evenings among bots come to: who wins, how well they believe, how long they think. */

export interface Cell {
  readonly players: number;
  readonly options: object;
  /** Whoever is dealt a card of this side plays at the first level, all others at the second. */
  readonly side: TeamId;
  readonly level: Level;
  readonly others: Level;
  readonly games: number;
  readonly from?: number;
  /** What the village believes is compared with what is so; it costs as much again as playing. */
  readonly weighed?: boolean;
  /** Milliseconds, where time is measured. */
  readonly clock?: () => number;
}

export interface Outcome {
  readonly games: number;
  /** By that side. */
  readonly won: number;
  /** The mean square error of who is a monster, and that of whoever says the share of monsters of everybody. */
  readonly brier: number;
  readonly base: number;
  /** How often what was believed to be so likely was so, by fifths of likelihood. */
  readonly reliability: readonly Reliable[];
  /** What a decision took, in order: of those of the vote, and of all that were something. */
  readonly votes: readonly number[];
  readonly acts: readonly number[];
}

/** Beliefs of about one likelihood: how many, what they were in the mean, and how often they were true. */
export interface Reliable {
  readonly count: number;
  readonly believed: number;
  readonly so: number;
}

/** Decisions are timed in one game of so many: looking at the clock takes time itself. */
const timedOneIn = 4;

export function measured({
  players,
  options,
  side,
  level,
  others,
  games,
  from = 1,
  weighed,
  clock = () => 0,
}: Cell): Outcome {
  const guesses: (readonly [chance: number, isSo: boolean])[] = [];
  const votes: number[] = [];
  const acts: number[] = [];
  let won = 0;
  for (let seed = from; seed < from + games; seed += 1) {
    const match = dealt({ seats: players, seed, options });
    const state = stateOf(match);
    const styles = Array.from({ length: players }, (_, seat) =>
      styleOf(state, seat, { side, level, others }),
    );
    playOut<OneNight>(match, {
      styles,
      rng: quick(seed),
      policy(sight, rng, around) {
        if (weighed) guesses.push(...guessed(sight, state, around.style.level));
        if (seed % timedOneIn !== 0) return bot(sight, rng, around);
        const begun = clock();
        const act = bot(sight, rng, around);
        const took = clock() - begun;
        if (act !== undefined) (sight.view.phase === 'vote' ? votes : acts).push(took);
        return act;
      },
    });
    if (judge(finalTable(state)).teams.includes(side)) won += 1;
  }
  const share = guesses.filter(([, isSo]) => isSo).length / guesses.length;
  return {
    games,
    won,
    brier: mean(guesses.map(([chance, isSo]) => (chance - Number(isSo)) ** 2)),
    base: share * (1 - share),
    reliability: reliabilityOf(guesses),
    votes: votes.sort((a, b) => a - b),
    acts: acts.sort((a, b) => a - b),
  };
}

type Guesses = readonly (readonly [chance: number, isSo: boolean])[];

const reliabilityOf = (guesses: Guesses): readonly Reliable[] =>
  [0, 1, 2, 3, 4].flatMap((fifth) => {
    const some = guesses.filter(([chance]) => Math.min(4, Math.floor(5 * chance)) === fifth);
    if (some.length === 0) return [];
    const believed = mean(some.map(([chance]) => chance));
    return [{ count: some.length, believed, so: mean(some.map(([, isSo]) => Number(isSo))) }];
  });

const mean = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0) / values.length;

function styleOf(
  { faces }: State,
  seat: Seat,
  { side, level, others }: Pick<Cell, 'side' | 'level' | 'others'>,
): Style {
  const face = faces[seat];
  return { level: face !== undefined && roles[face].team === side ? level : others, temper: 'even' };
}

/** What a villager believes of everybody else as he is about to point. */
function guessed(sight: Sight<View>, state: State, level: Level): readonly (readonly [number, boolean])[] {
  const self =
    sight.view.phase === 'vote' && sight.prompts.some(({ mine }) => mine === null)
      ? selfIn(sight)
      : undefined;
  if (self?.side !== 'village') return [];
  const { kinds } = identify(finalTable(state).players).judging;
  const believed = monsters(ownWorlds(self, wits[level]), state.seats);
  return believed.flatMap((chance, seat) =>
    seat === self.seat ? [] : [[chance, kinds[seat] !== null] as const],
  );
}
