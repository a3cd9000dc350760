import { formOf } from '@veillee/gamekit';
import { type Answer, asFitting, one, type Right, type Seat, way } from '@veillee/kernel';
import type { Play } from './spec.ts';
import type { Raised, State } from './state.ts';

/*
 * Invocations while a person leads (§5): a hand goes up, and only he sees it. He lets it happen, has it wait, or sets it
 * aside; nothing is spent before. Nothing of it shows to anybody else, so it is neither a step nor a pause.
 */

/** What whoever has a hand up may do with it. */
export const lowering: Right = { topic: 'invocation.withdraw', form: way('lower') };

export const isRaised = ({ hands }: State, seat: Seat): boolean => hands.some((hand) => hand.seat === seat);

export function raise(table: Play, hand: Raised): void {
  table.state.hands.push(hand);
  table.tell(hand.seat, 'hand.seen');
}

/** The hand of `seat` comes down. */
function takeDown(state: State, seat: Seat): Raised | undefined {
  const hand = state.hands.find((other) => other.seat === seat);
  state.hands = state.hands.filter((other) => other !== hand);
  return hand;
}

export function lower(table: Play, seat: Seat): void {
  if (takeDown(table.state, seat) !== undefined) table.tell(seat, 'hand.lowered');
}

const choosing = (way: 'confirm' | 'wait' | 'refuse', seats: readonly Seat[]) =>
  formOf({ [way]: { hand: one('seat', seats) } });

/** What a human master may do with the hands that are up. */
export function masterOffers({ hands }: State): Right[] {
  if (hands.length === 0) return [];
  const seats = hands.map(({ seat }) => seat);
  return (['confirm', 'wait', 'refuse'] as const).map((way) => ({
    topic: `invocation.${way}`,
    form: choosing(way, seats),
  }));
}

/** What the master has decided about a hand. */
export function answerHand(
  table: Play,
  topic: string,
  given: Answer,
  confirm: (table: Play, hand: Raised) => void,
): void {
  const { state } = table;
  const [seat] = asFitting<ReturnType<typeof choosing>>(given).hand;
  const waiting = state.hands.find((hand) => hand.seat === seat);
  if (waiting === undefined) return;
  if (topic === 'invocation.wait') {
    waiting.waits = true;
    table.tell(seat, 'hand.waits');
    return;
  }
  takeDown(state, seat);
  if (topic === 'invocation.confirm') confirm(table, waiting);
  else table.tell(seat, 'hand.refused');
}
