import { at, type Seat } from '@veillee/kernel';
import { playerOf, type State, seatsOf } from './state.ts';

/** The seats of a circle from the one after `seat` round to itself. */
export function roundFrom(circle: readonly Seat[], seat: Seat, clockwise = true): Seat[] {
  const place = circle.indexOf(seat);
  const order = [...circle.slice(place + 1), ...circle.slice(0, place + 1)];
  if (clockwise) return order;
  return [...order.slice(0, -1).reverse(), seat];
}

/** The two adjacent houses, or the one there is (§1). */
export function neighbours(circle: readonly Seat[], seat: Seat): Seat[] {
  const place = circle.indexOf(seat);
  if (place < 0 || circle.length < 2) return [];
  const left = at(circle, (place + circle.length - 1) % circle.length);
  const right = at(circle, (place + 1) % circle.length);
  return left === right ? [left] : [left, right];
}

/** The dead and their houses leave the circle; who died before them is still remembered among their neighbours (Q2). */
export function leave(state: State, seat: Seat): void {
  const { circle } = state;
  if (!circle.includes(seat)) return;
  const gone = seatsOf(state).filter((other) => !circle.includes(other));
  const whole = gone.reduce((ring, other) => backIn(state, ring, other), circle);
  playerOf(state, seat).before = roundFrom(whole, seat, false).slice(0, -1);
  state.circle = circle.filter((other) => other !== seat);
}

/** The circle with `seat` in it again, next after the nearest former predecessor still there (Q2). */
function backIn(state: State, circle: readonly Seat[], seat: Seat): Seat[] {
  const after = playerOf(state, seat).before.find((other) => circle.includes(other));
  const place = after === undefined ? 0 : circle.indexOf(after) + 1;
  return [...circle.slice(0, place), seat, ...circle.slice(place)];
}

/** The resurrected come back where they stood, in whatever order they do (Q2). */
export function comeBack(state: State, seat: Seat): void {
  state.circle = backIn(state, state.circle, seat);
}

/** The houses after which one may move in: any gap but one's own (Q29). */
export function gaps(circle: readonly Seat[], seat: Seat): Seat[] {
  const order = roundFrom(circle, seat);
  // The last before oneself opens one's own gap.
  return order.slice(0, -2);
}

export function move(state: State, seat: Seat, after: Seat): void {
  const rest = state.circle.filter((other) => other !== seat);
  const place = rest.indexOf(after) + 1;
  state.circle = [...rest.slice(0, place), seat, ...rest.slice(place)];
}

/** Who is in a house, given where everybody is. */
export const occupants = (places: readonly (Seat | null)[], house: Seat): Seat[] =>
  places.flatMap((place, seat) => (place === house ? [seat] : []));
