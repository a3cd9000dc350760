import { type RoleId, roleIds, roles } from '@veillee/one-night';

/** Whose side a character is on; one who wins alone is on nobody's. */
export const sides = ['village', 'vampire', 'werewolf', 'solo'] as const;

export const side = (id: RoleId): (typeof sides)[number] =>
  sides.find((one) => one === roles[id].team) ?? 'solo';

/** The deck with so many of one card. */
export const put = (deck: readonly RoleId[], id: RoleId, many: number): RoleId[] => [
  ...deck.filter((one) => one !== id),
  ...Array.from({ length: many }, () => id),
];

/** Without its last cards, those that go together going together. */
export function trimmed(deck: readonly RoleId[], need: number): readonly RoleId[] {
  const last = deck.at(-1);
  if (last === undefined || deck.length <= need) return deck;
  return trimmed(roles[last].allOrNone ? deck.filter((one) => one !== last) : deck.slice(0, -1), need);
}

/** With more cards of the boxes already in it, the easiest first. */
export function completed(deck: readonly RoleId[], need: number): readonly RoleId[] {
  const boxes = new Set(deck.map((id) => roles[id].box));
  const stars = (id: RoleId): number => roles[id].stars ?? 3;
  const foreign = (id: RoleId): number => Number(boxes.size > 0 && !boxes.has(roles[id].box));
  const plain = roleIds.filter(
    (id) => roles[id].box !== 'bonus' && !roles[id].allOrNone && !roles[id].notWithVampires,
  );
  const order = plain.sort((a, b) => foreign(a) - foreign(b) || stars(a) - stars(b));
  const added = order.flatMap((id) => {
    const has = deck.filter((one) => one === id).length;
    return Array.from({ length: Math.max(0, (roles[id].cards ?? 1) - has) }, () => id);
  });
  return [...deck, ...added.slice(0, Math.max(0, need - deck.length))];
}

/** Whether a card comes on top of players + 3, across the centre (A2, R74). */
export const laysAcross = (deck: readonly RoleId[]): boolean =>
  deck.some((id) => roles[id].across !== undefined);
