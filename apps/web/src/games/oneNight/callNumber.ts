import { callOf, callsOf, orderOf, type RoleId } from '@veillee/one-night';

const printed = (order: string): string => order.replace('-', '−');

/** −6B, as the leaflet numbers its calls. */
export const callNumber = (call: string): string => printed(callOf(call).order);

const firstCall = (role: RoleId) => callsOf([role])[0];

/** The number in a card's corner: that of its first call; none for one who sleeps through. */
export function cardNumber(role: RoleId): string {
  const first = firstCall(role);
  return first === undefined ? '' : printed(first.order);
}

const placeOf = (role: RoleId): number => {
  const first = firstCall(role);
  return first === undefined ? Number.POSITIVE_INFINITY : orderOf(first);
};

/** The cards in play in the order of their calls; who sleeps through comes last. */
export const inCallOrder = (deck: readonly RoleId[]): readonly RoleId[] =>
  deck.toSorted((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
