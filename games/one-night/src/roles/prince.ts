import { defineRole } from '../role.ts';
import { because } from '../verdict/reason.ts';

/** Can be neither voted out nor shot; only love kills him (R20, R82). */
export const prince = defineRole({
  id: 'prince',
  box: 'daybreak',
  team: 'village',
  end: { safe: (me) => because('protections.prince', 'R82', { player: me }) },
});
