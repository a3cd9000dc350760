import { some } from '@veillee/kernel';
import { may } from '../night/call.ts';
import { defineRole } from '../role.ts';

/** May exchange either the cards or the marks of two other players, unseen (R2). */
export const gremlin = defineRole({
  id: 'gremlin',
  box: 'vampire',
  team: 'village',
  stars: 1,
  tells: ['swapped-cards', 'swapped-marks'],
  calls: [
    {
      id: 'gremlin',
      order: '7D',
      ask(scene) {
        const reach = scene.state.options.gremlinSelf ? scene.everyone : scene.others;
        return may('swap', {
          cards: { players: some('seat', scene.unshielded(reach), 2, 2) },
          marks: { players: some('seat', reach, 2, 2) },
        });
      },
      act: {
        swap(scene, chosen) {
          const [one, other] = chosen.places('players') as [number, number];
          if (chosen.way === 'cards') scene.swapCards(one, other);
          else scene.swapMarks(one, other);
        },
      },
    },
  ],
});
