import { drawn, happens, type Style } from '@veillee/bots';
import { at, type Rng } from '@veillee/kernel';
import { others } from '../places.ts';
import {
  type Belief,
  crowdWorlds,
  monsters,
  ownWorlds,
  type Self,
  suspicion,
  thinking,
  wits,
} from './mind.ts';
import { friendsOf } from './night.ts';
import { bestFinger, wishes, worthOfFingers } from './vote.ts';

/** Whom a bot points at, and what it thought each finger would win; null: it went by a first impression. */
export interface Decision {
  readonly finger: number;
  readonly worth: readonly number[] | null;
}

/** It follows from what was seen alone. Now and then a first impression wins over what it would find. */
export function decision(self: Self, { level }: Style): Decision {
  const { seat, known } = self;
  const mind = wits[level];
  const suspected = suspicion(crowdWorlds(self, mind), known.seats);
  const whim = thinking(self, 'whim');
  if (happens(mind.whims, whim)) return { finger: firstImpression(self, suspected, whim), worth: null };
  const belief = ownWorlds(self, mind);
  const worth = worthOfFingers(seat, belief, suspected, mind.endings, thinking(self, 'vote'));
  return { finger: bestFinger(seat, worth, leaningOf(self, belief, suspected)), worth };
}

/** Nearly anybody, rather one whom all doubt, but nobody whom one knows for one's own. */
function firstImpression(self: Self, suspected: readonly number[], rng: Rng): number {
  const { seat, known } = self;
  const friends = friendsOf(self);
  const strangers = others(known.seats, seat).filter((one) => !friends.includes(one));
  const open = strangers.length === 0 ? others(known.seats, seat) : strangers;
  const weights = open.map((one) => 0.6 + at(suspected, one));
  return at(open, drawn(weights, rng));
}

/** So much counts what one leans to beside what few endings say; the village, whose ends hang on others, goes by it. */
const leans = { village: 0.5, others: 0.1 };

/** The village leans to whom it takes for a monster; whoever is of another mind to whose end he wins by, then to whom all doubt. */
function leaningOf(
  { known: { seats }, seat, side }: Self,
  belief: Belief,
  suspected: readonly number[],
): readonly number[] {
  if (side === 'village') return monsters(belief, seats).map((doubt) => leans.village * doubt);
  const wish = wishes(seat, belief, seats);
  return suspected.map((doubt, one) => leans.others * (at(wish, one) + doubt / 5));
}
