import { recordOf } from '@veillee/gamekit';
import type { Kind } from '../ids.ts';
import type { Endgame, Side } from '../role.ts';
import { type RoleId, roleIds, roleOf } from '../roles/index.ts';

/** What a verdict asks of a character: in one shape for all, as it is asked of everybody again and again. */
export interface Character {
  readonly id: RoleId;
  readonly team: Side;
  readonly kind: Kind | undefined;
  readonly end: Endgame | undefined;
}

export const characters: { readonly [id in RoleId]: Character } = recordOf(roleIds, (id) => {
  const { team, kind, end } = roleOf(id);
  return { id, team, kind, end };
});
