import { at, type Seat } from '@veillee/kernel';
import { areOneCamp, areTwins } from '../ids.ts';
import type { Place } from '../state.ts';
import type { Mind, World } from './mind.ts';

/** What a table is worth to one, in chances to win, if one is who a world says. */

export interface Spots {
  readonly living: readonly Seat[];
  /** Where each token lies. */
  readonly at: readonly Place[];
  readonly turn: Seat;
}

export const spotsOf = ({ living, view }: Mind): Spots => ({
  living,
  at: view.tokens.map(({ at }) => at),
  turn: view.turn.player,
});

/** What others are expected to do: they kill whom they take for an enemy, seldom a friend, and do not always dare to claim. */
const habits = { strikes: 0.7, errs: 0.12, claims: 0.6 };

/** The chance to win if chance alone picks who else dies. */
function standing({ me, view }: Mind, { camps, lead }: World, living: readonly Seat[]): number {
  const allies = living.filter((seat) => camps[seat] === camps[me]).length;
  const left = Math.min(view.endsAt, living.length);
  let sum = 0;
  for (let mine = 0; mine <= Math.min(allies, left); mine += 1) {
    const score = 2 * mine - left + lead;
    if (score < 0) continue;
    sum += ways(allies, mine) * ways(living.length - allies, left - mine) * (score === 0 ? 0.5 : 1);
  }
  return sum / ways(living.length, left);
}

/** In how many ways so many are chosen of so many. */
function ways(of: number, many: number): number {
  if (many > of) return 0;
  let count = 1;
  for (let i = 0; i < many; i += 1) count = (count * (of - i)) / (i + 1);
  return count;
}

/** Who is left when somebody dies, and with him his twin. */
export function without({ view }: Mind, { cards }: World, living: readonly Seat[], dead: Seat): Seat[] {
  const twin = (seat: Seat): boolean => view.twins && areTwins(at(cards, seat), at(cards, dead));
  return living.filter((seat) => seat !== dead && !twin(seat));
}

export const ifDies = (mind: Mind, world: World, living: readonly Seat[], dead: Seat): number =>
  standing(mind, world, without(mind, world, living, dead));

/** Those whom a token brings to death. */
const threatened = ({ living, at: places }: Spots): readonly Seat[] =>
  living.filter((seat) => places.filter((place) => place === seat).length === 1);

/** What comes of the turn of whose it is, as far as one can foresee him. */
export function afterHim(mind: Mind, world: World, spots: Spots): number {
  const { living, turn } = spots;
  const still = standing(mind, world, living);
  const camp = world.camps[turn];
  const isOne = areOneCamp(living.map((seat) => at(world.cards, seat)));
  if (living.length === mind.view.claimsAt && isOne)
    return habits.claims * (world.camps[mind.me] === camp ? 1 : 0) + (1 - habits.claims) * still;
  const open = threatened(spots).filter((seat) => seat !== turn);
  const foes = open.filter((seat) => world.camps[seat] !== camp);
  const dies = foes.length > 0 ? foes : open;
  if (dies.length === 0) return still;
  const odds = foes.length > 0 ? habits.strikes : habits.errs;
  const struck = dies.reduce((sum, seat) => sum + ifDies(mind, world, living, seat), 0) / dies.length;
  return odds * struck + (1 - odds) * still;
}

/** What comes of the next player's turn. */
export function afterTurn(mind: Mind, world: World, spots: Spots): number {
  const seats = mind.view.players.length;
  let turn = spots.turn;
  do turn = (turn + 1) % seats;
  while (!spots.living.includes(turn) && turn !== spots.turn);
  return afterHim(mind, world, { ...spots, turn });
}

/** What tokens that come to lie so are worth: both before one are his death. */
export function placed(mind: Mind, world: World, spots: Spots): number {
  const [first, second] = spots.at;
  if (typeof first === 'number' && first === second) return ifDies(mind, world, spots.living, first);
  return afterTurn(mind, world, spots);
}

/** Over all that one might be. */
export const expected = ({ belief }: Mind, worth: (world: World) => number): number =>
  belief.reduce((sum, { world, weight }) => sum + weight * worth(world), 0);

/** How likely all who are left are of one camp. */
export const chanceOfClaim = (mind: Mind): number =>
  expected(mind, (world) => (areOneCamp(mind.living.map((seat) => at(world.cards, seat))) ? 1 : 0));

/** A wrong claim is one's death, and the points decide. */
export const ifClaimed = (mind: Mind, living: readonly Seat[]): number =>
  expected(mind, (world) =>
    areOneCamp(living.map((seat) => at(world.cards, seat))) ? 1 : ifDies(mind, world, living, mind.me),
  );
