import { type MarkId, markIds, type RoleId, roleIds } from '../ids.ts';
import { roleOf } from '../role.ts';
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

/** Everybody begins with Clarity; the others are laid out by their cards. */
export function marksIn(deck: readonly RoleId[]): readonly MarkId[] {
  const slots = deck.flatMap((role) => roleOf(role).slots ?? []);
  return markIds.filter(
    (mark) => mark === 'clarity' || slots.some((slot) => slot.replace(/-\d$/, '') === mark),
  );
}
