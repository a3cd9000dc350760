import { defineRole } from '../role.ts';
import { werewolves } from './werewolf.ts';

/** A Werewolf who sleeps on: he shows the pack and the Minion a thumb (R34, R35). */
export const dreamWolf = defineRole({
  id: 'dream-wolf',
  box: 'daybreak',
  team: 'werewolf',
  kind: 'werewolf',
  dozes: true,
  tells: ['saw-thumbs'],
  calls: [werewolves],
});
