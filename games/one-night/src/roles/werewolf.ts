import { defineRole } from '../role.ts';

/** Wakes with the pack; if he sees no other wolf he may look at one centre card (R35, R69). */
export const werewolf = defineRole({
  id: 'werewolf',
  box: 'werewolf',
  team: 'werewolf',
  cards: 3,
  kind: 'werewolf',
});
