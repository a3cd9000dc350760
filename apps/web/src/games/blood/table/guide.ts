import { guideOf } from '../../../line/guide.ts';
import type { Seen } from '../shown.ts';
import { storeKey } from './device.ts';
import { playerAt } from './handOf.ts';
import type { Placing } from './placing.ts';

/** The hints of a first turn, each tied to what is really asked; given once on a device. */
export const hints = ['cards', 'mutation', 'wait', 'move', 'confirm'] as const;
export type Hint = (typeof hints)[number];

const guide = guideOf(storeKey('guide'), hints);

export const { isOn: isGuided, pass: passHint, stop: stopGuide, start: startGuide } = guide;

const isDead = ({ chair, view }: Seen): boolean => playerAt(view, chair)?.alive === false;

/** What helps at this very moment: my own questions first, then what everybody waits for. */
export function hintFor(sight: Seen, placing: Placing | null): Hint | null {
  const { turn, pending } = sight.view;
  if (pending !== null || isDead(sight)) return null;
  const fits: { readonly [hint in Hint]: boolean } = {
    confirm: placing?.topic === 'turn.accuse' && placing.answer !== undefined,
    move: placing?.topic === 'turn.accuse' && placing.answer === undefined,
    cards: placing === null,
    mutation: placing === null,
    wait: placing === null && turn.player !== sight.chair,
  };
  return hints.find((hint) => fits[hint] && !guide.isPassed(hint)) ?? null;
}
