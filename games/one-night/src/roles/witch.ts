import { type Answer, one } from '@veillee/kernel';
import { may, must } from '../night/call.ts';
import { placeOf } from '../places.ts';
import { defineRole } from '../role.ts';

/** May look at a centre card and must then exchange it with any player's; the card itself is the Village's (R49, R79). */
export const witch = defineRole({
  id: 'witch',
  box: 'daybreak',
  team: 'village',
  fetches: true,
  tells: ['saw-centre', 'gave-card'],
  calls: [
    {
      id: 'witch',
      order: '6B',
      copy: 'now',
      ask(scene) {
        const looked = scene.heard('look');
        if (looked === undefined) return may('look', { look: { card: one('centre', scene.centre) } });
        if (looked.do === 'pass') return undefined;
        return must('swap', { swap: { player: one('seat', scene.unshielded(scene.everyone)) } });
      },
      act: {
        look: (scene, chosen) => scene.look(chosen.place('card')),
        swap(scene, chosen) {
          const [card] = (scene.heard('look') as Answer).card as readonly string[];
          scene.swapCards(placeOf(scene.state, card as string), chosen.place('player'));
        },
      },
    },
  ],
});
