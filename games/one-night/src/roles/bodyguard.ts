import { defineRole } from '../role.ts';

/** The player he points at can be neither voted out nor shot (R17, R20, R61). */
export const bodyguard = defineRole({
  id: 'bodyguard',
  box: 'daybreak',
  team: 'village',
  end: { guards: true },
});
