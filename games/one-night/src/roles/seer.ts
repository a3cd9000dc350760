import { one, some } from '@veillee/kernel';
import { may } from '../night/call.ts';
import { defineRole } from '../role.ts';

/** May look at one other player's card or at exactly two centre cards (R63). */
export const seer = defineRole({
  id: 'seer',
  box: 'werewolf',
  team: 'village',
  tells: ['saw-card', 'saw-centre'],
  calls: [
    {
      id: 'seer',
      order: '5',
      copy: 'now',
      ask: (scene) =>
        may('look', {
          player: { player: one('seat', scene.unshielded(scene.others)) },
          centre: { cards: some('centre', scene.centre, 2, 2) },
        }),
      act: {
        look(scene, chosen) {
          for (const place of chosen.places(chosen.way === 'player' ? 'player' : 'cards')) scene.look(place);
        },
      },
    },
  ],
});
