import type { Params, Seat } from '@veillee/kernel';
import type { Mind } from './mind.ts';

/**
 * What each way to answer a question is worth to whoever is asked: above 0 it is better than to pass. It stands with
 * whatever asks, so that a bot knows no card, office or law by name.
 */
export interface Aim {
  /** Whatever is picked. */
  worth?(mind: Mind, params: Params): number;
  /** To pick somebody, or somebody's house. */
  whom?(mind: Mind, seat: Seat, params: Params): number;
  /** To pick anything else. */
  what?(mind: Mind, option: string, params: Params): number;
  /** How many coins: as many as may be, unless `least`. */
  readonly coins?: 'least';
}

/** By the ways there are to answer; one that is left out is never taken. */
export type Aims = { readonly [way: string]: Aim };
/** By what is asked: the verbs of a card, the topics of an office. */
export type AimsOf = { readonly [asked: string]: Aims };

/** It hurts them; so much it must be worth, and more to whoever pays for it and hoards. */
export const harm = (price = 0, paid?: 'coins'): Aim => ({
  worth: ({ hoards }) => -price - (hoards && paid ? 1 : 0),
  whom: (mind, seat) => mind.enmity(seat),
});

/** It does them good. */
export const favour: Aim = { whom: (mind, seat) => -mind.enmity(seat) };

/** It keeps them from what they would do tonight: worth trying on anybody who is no friend. */
export const hinder: Aim = { worth: () => 0.2, whom: (mind, seat) => mind.enmity(seat) };

/** One learns something of them: of whom one doubts most, rather of an enemy than of a friend. */
export const look: Aim = {
  whom: (mind, seat) => mind.doubt(seat) + 0.3 * mind.enmity(seat),
};

/** It is done unless something else is worth more. */
export const plainly: Aim = { worth: () => 0.1 };

/** How much one wants the death of whom the question is about. */
export const enmityTo = (mind: Mind, params: Params, name: string): number => {
  const seat = params[name];
  return typeof seat === 'number' ? mind.enmity(seat) : 0;
};

/** To have what somebody holds, rather where one wins by it. */
export const coveted: Aim = {
  worth: (mind) => -prizeOf(mind, mind.me),
  whom: (mind, seat) => (mind.enmity(seat) <= -1 ? 0 : prizeOf(mind, seat)),
};
const prizeOf = (mind: Mind, seat: Seat): number =>
  Math.max(0, ...mind.officesOf(seat).map((office) => (mind.wants(office) ? 1 : 0.3)));
