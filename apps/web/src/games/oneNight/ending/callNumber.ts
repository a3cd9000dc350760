import { callOf, callsOf, type RoleId } from '@veillee/one-night';

const printed = (order: string): string => order.replace('-', '−');

/** −6B, as the leaflet numbers its calls. */
export const callNumber = (call: string): string => printed(callOf(call).order);

/** The number in a card's corner: that of its first call, if it has any. */
export function cardNumber(role: RoleId): string {
  const [first] = callsOf([role]);
  return first === undefined ? '' : printed(first.order);
}
