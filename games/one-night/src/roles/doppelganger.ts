import { one } from '@veillee/kernel';
import { must } from '../night/call.ts';
import { defineRole } from '../role.ts';

/** Must look at another player's card and is that character from then on; never with Vampire characters (R70, R78, R80). */
export const doppelganger = defineRole({
  id: 'doppelganger',
  box: 'werewolf',
  team: 'village',
  end: { copies: 'player', blankFromCentre: 'R78' },
  notWithVampires: true,
  actsAsCopied: true,
  tells: ['became', 'saw-card'],
  calls: [
    {
      id: 'doppelganger',
      order: '1',
      ask(scene) {
        const models = scene.unshielded(scene.others);
        return scene.state.modelOf[scene.me] === null
          ? must('copy', { copy: { player: one('seat', models) } })
          : scene.asCopied();
      },
      act: {
        copy(scene, chosen) {
          const seat = chosen.place('player');
          scene.become(seat);
          scene.state.modelOf[scene.me] = seat;
        },
      },
    },
  ],
});
