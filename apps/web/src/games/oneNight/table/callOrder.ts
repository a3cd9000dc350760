import { orderOf, type RoleId, roles } from '@veillee/one-night';

/** When a character is first called, as its card says; none for one who sleeps through. */
export const callNumber = (id: RoleId): string | undefined => roles[id].calls?.[0]?.order;

const placeOf = (id: RoleId): number => {
  const order = callNumber(id);
  return order === undefined ? Number.POSITIVE_INFINITY : orderOf({ order });
};

/** The cards in play in the order of their calls; who sleeps through comes last. */
export const inCallOrder = (deck: readonly RoleId[]): readonly RoleId[] =>
  deck.toSorted((a, b) => (placeOf(a) === placeOf(b) ? 0 : placeOf(a) - placeOf(b)));
