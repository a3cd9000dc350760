import { defineRole } from '../role.ts';
import { minion } from './minion.ts';

/** Sees the Werewolves, may look at their cards and wins with the pack; without any, like the Minion (R25, R29, R55). */
export const squire = defineRole({
  id: 'squire',
  box: 'bonus',
  team: 'werewolf',
  end: { ...minion.end },
});
