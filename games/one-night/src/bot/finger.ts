import { drawn, happens, type Style } from '@veillee/bots';
import { at } from '@veillee/kernel';
import { others } from '../places.ts';
import { crowdWorlds, ownWorlds, type Self, suspicion, thinking, wits } from './mind.ts';
import { bestFinger, worthOfFingers } from './vote.ts';

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
  if (happens(mind.whims, whim)) {
    const open = others(known.seats, seat);
    return {
      finger: at(
        open,
        drawn(
          open.map((other) => 0.1 + at(suspected, other)),
          whim,
        ),
      ),
      worth: null,
    };
  }
  const belief = ownWorlds(self, mind);
  const worth = worthOfFingers(seat, belief, suspected, mind.endings, thinking(self, 'vote'));
  const leaning = self.side === 'village' ? suspicion(belief, known.seats) : suspected;
  return { finger: bestFinger(seat, worth, leaning), worth };
}
