import { some } from '@veillee/kernel';
import { may } from '../night/call.ts';
import { defineRole } from '../role.ts';

/** May exchange the cards of two other players, unseen (R77). */
export const troublemaker = defineRole({
  id: 'troublemaker',
  box: 'werewolf',
  team: 'village',
  tells: ['swapped-cards'],
  calls: [
    {
      id: 'troublemaker',
      order: '7',
      copy: 'now',
      ask: (scene) => may('swap', { swap: { players: some('seat', scene.unshielded(scene.others), 2, 2) } }),
      act: {
        swap(scene, chosen) {
          const [one, other] = chosen.places('players') as [number, number];
          scene.swapCards(one, other);
        },
      },
    },
  ],
});
