import { some } from '@veillee/kernel';
import { may } from '../night/call.ts';
import { defineRole } from '../role.ts';
import { minion, packFor } from './minion.ts';

/** Sees the Werewolves, may look at their cards and wins with the pack; without any, like the Minion (R25, R29, R55). */
export const squire = defineRole({
  id: 'squire',
  box: 'bonus',
  team: 'werewolf',
  end: { ...minion.end },
  tells: ['saw-card', 'met', 'saw-thumbs'],
  calls: [
    {
      id: 'squire',
      order: '9C',
      open: (scene) => scene.did('sawPack', { seats: packFor(scene) }),
      ask(scene) {
        const pack = scene.unshielded(packFor(scene));
        return may('look', { look: { players: some('seat', pack, 1, pack.length) } });
      },
      act: {
        look(scene, chosen) {
          for (const seat of chosen.places('players')) scene.look(seat);
        },
      },
    },
  ],
});
