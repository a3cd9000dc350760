import { one } from '@veillee/kernel';
import { may } from '../night/call.ts';
import { defineRole } from '../role.ts';
import { werewolves } from './werewolf.ts';

/** A Werewolf who then may look at one other player's card (R69). */
export const mysticWolf = defineRole({
  id: 'mystic-wolf',
  box: 'daybreak',
  team: 'werewolf',
  kind: 'werewolf',
  tells: ['saw-card', 'saw-centre', 'met'],
  calls: [
    werewolves,
    {
      id: 'mystic-wolf',
      order: '2C',
      copy: 'now',
      ask: (scene) => may('look', { look: { player: one('seat', scene.unshielded(scene.others)) } }),
      act: { look: (scene, chosen) => scene.look(chosen.place('player')) },
    },
  ],
});
