import { recordOf } from '@veillee/gamekit';
import type { Engraving } from './engraving.ts';
import type { CampId } from './ids.ts';
import { officeIds, offices } from './offices/index.ts';
import { type RoleId, roleIds, roles } from './roles/index.ts';
import { specialities, specialityIds } from './specialities/index.ts';

/** The signs of the camps. */
export const campIcons: { readonly [camp in CampId]: Engraving } = {
  lovers: 'hearts',
  idealists: 'peace-dove',
  seths: 'snake',
  mice: 'seated-mouse',
  reptilians: 'gecko',
  martyrs: 'crown-of-thorns',
  musicians: 'lyre',
  villagers: 'hut',
};

/** A card without an engraving of its own has its camp's. */
function roleIcon(id: RoleId): Engraving {
  const { icon, camps } = roles[id];
  return icon ?? campIcons[camps[0] ?? 'villagers'];
}

export const roleIcons = recordOf(roleIds, roleIcon);
export const specialityIcons = recordOf(specialityIds, (id): Engraving => {
  const { icons, icon } = specialities[id].power;
  return icons?.[id] ?? icon ?? 'domino-mask';
});
export const officeIcons = recordOf(officeIds, (id) => offices[id].icon);

/** Every engraving that is needed for them, once. */
export const cardIcons = [
  ...new Set([
    ...Object.values(campIcons),
    ...Object.values(roleIcons),
    ...Object.values(specialityIcons),
    ...Object.values(officeIcons),
  ]),
];
