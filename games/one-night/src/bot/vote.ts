import { drawn, greatest, type Weighed } from '@veillee/bots';
import { at, type Rng } from '@veillee/kernel';
import { everyone, others } from '../places.ts';
import { Retrial } from '../verdict/judge.ts';
import { isTeam } from '../verdict/judged.ts';
import type { World } from './worlds/index.ts';

/** What each finger would win: the votes of others follow from what all suspect, and the rules say who wins. */
export function worthOfFingers(
  me: number,
  belief: readonly Weighed<World>[],
  suspected: readonly number[],
  endings: number,
  rng: Rng,
): readonly number[] {
  const seats = suspected.length;
  const worth = everyone(seats).map(() => 0);
  const weights = belief.map(({ weight }) => weight);
  for (let i = 0; i < endings && belief.length > 0; i += 1) {
    const { world } = at(belief, drawn(weights, rng));
    const evening = new Retrial(world.judged);
    for (const seat of others(seats, me)) evening.points(seat, fingerOf(seat, world, suspected, rng));
    for (const seat of others(seats, me)) {
      evening.points(me, seat);
      if (evening.wins(me)) worth[seat] = at(worth, seat) + 1 / endings;
    }
  }
  return worth;
}

/** How likely one wins if all point at somebody: what one wishes, whatever the others mean to do. */
export function wishes(me: number, belief: readonly Weighed<World>[], seats: number): readonly number[] {
  const wish = everyone(seats).map(() => 0);
  for (const { world, weight } of belief) {
    const evening = new Retrial(world.judged);
    for (const target of others(seats, me))
      if (winsIfAllPointAt(target, me, evening, seats)) wish[target] = at(wish, target) + weight;
  }
  return wish;
}

/** He himself points at somebody else. */
export function winsIfAllPointAt(target: number, me: number, evening: Retrial, seats: number): boolean {
  const [first = 0, second = 0] = others(seats, me);
  for (let seat = 0; seat < seats; seat += 1) evening.points(seat, target);
  evening.points(target, target === first ? second : first);
  return evening.wins(me);
}

/** Whom somebody points at: the village at whom all suspect, and a little rather at who is one; a monster at no friend. */
function fingerOf(
  seat: number,
  { seen, judged: { sides } }: World,
  suspected: readonly number[],
  rng: Rng,
): number {
  const open = others(suspected.length, seat);
  const side = at(seen, seat);
  const weights = open.map((other) => {
    const doubt = 0.04 + at(suspected, other);
    if (side === 'village') return (doubt + (sides[other] === 'village' ? 0 : 0.25)) ** 3;
    return isTeam(side) && seen[other] === side ? 0.001 : doubt ** 3;
  });
  return at(open, drawn(weights, rng));
}

/** The best finger: what it wins comes first, but endings are few, and so what one leans to counts a little. */
export function bestFinger(me: number, worth: readonly number[], leaning: readonly number[]): number {
  const open = others(worth.length, me);
  return at(open, greatest(open.map((seat) => at(worth, seat) + at(leaning, seat))));
}
