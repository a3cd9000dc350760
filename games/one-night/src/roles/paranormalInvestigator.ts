import { defineRole } from '../role.ts';

/** May look at two other cards, one after the other, and becomes the plain monster or the Tanner he sees (R41, R72). */
export const paranormalInvestigator = defineRole({
  id: 'paranormal-investigator',
  box: 'daybreak',
  team: 'village',
  end: { turns: true },
});
