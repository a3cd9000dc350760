import type { Answer } from '@veillee/kernel';
import { isKeyOf } from '@veillee/kernel';
import { type RoleId, roles } from '@veillee/one-night';

/** The character somebody claims to have been dealt, where that is what they claim. */
export function claimedRole(said: Answer): RoleId | undefined {
  const [role] = said.do === 'was' && Array.isArray(said.role) ? said.role : [];
  return isKeyOf(roles, role) ? role : undefined;
}
