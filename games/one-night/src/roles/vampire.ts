import { defineRole } from '../role.ts';

/** Wakes with the other Vampires and, with them, gives the Vampire mark to one who is not of them (R38, R66, R69). */
export const vampire = defineRole({
  id: 'vampire',
  box: 'vampire',
  team: 'vampire',
  kind: 'vampire',
  stars: 1,
});
