import { firstMark, type MarkId, markIds, markIn } from '../marks/index.ts';
import { type RoleId, roleIds, roleOf } from '../roles/index.ts';
import type { ClaimId } from '../text/types.ts';

/** What a character of this deck could have to tell, true or not: the deck is all it follows from. */

const tells = (role: RoleId, claim: ClaimId): boolean => {
  const { tells = [], slots = [] } = roleOf(role);
  return claim === 'gave-mark' ? slots.length > 0 : tells.includes(claim);
};

/** Whoever might have met somebody might have met nobody. */
const asIf: { readonly [claim in ClaimId]?: ClaimId } = { 'met-nobody': 'met' };

export function isTellable(claim: ClaimId, deck: readonly RoleId[]): boolean {
  const told = asIf[claim] ?? claim;
  return deck.some((role) => tells(role, told)) || !roleIds.some((role) => tells(role, told));
}

/** The one everybody begins with, and those that cards lay out. */
export function marksIn(deck: readonly RoleId[]): readonly MarkId[] {
  const laid = deck.flatMap((role) => (roleOf(role).slots ?? []).map(markIn));
  return markIds.filter((mark) => mark === firstMark || laid.includes(mark));
}
