import { one } from '@veillee/kernel';
import { must } from '../night/call.ts';
import { wolvesKnownTo } from '../night/people.ts';
import { across } from '../places.ts';
import { defineRole } from '../role.ts';
import { werewolves } from './werewolf.ts';

/** A Werewolf who then must exchange the fourth centre card with the card of one he has not seen as a wolf (R36, R74). */
export const alphaWolf = defineRole({
  id: 'alpha-wolf',
  box: 'daybreak',
  team: 'werewolf',
  kind: 'werewolf',
  across: 'werewolf',
  fetches: true,
  tells: ['saw-centre', 'gave-card', 'met'],
  calls: [
    werewolves,
    {
      id: 'alpha-wolf',
      order: '2B',
      copy: 'now',
      ask(scene) {
        const known = wolvesKnownTo(scene.state, scene.me);
        const prey = scene.unshielded(scene.others).filter((seat) => !known.includes(seat));
        return must('turn', { turn: { player: one('seat', prey) } });
      },
      act: { turn: (scene, chosen) => scene.swapCards(chosen.place('player'), across(scene.state)) },
    },
  ],
});
