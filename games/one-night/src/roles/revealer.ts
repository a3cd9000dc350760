import { one } from '@veillee/kernel';
import { may } from '../night/call.ts';
import { defineRole, roleOf } from '../role.ts';

/** May turn up another player's card; a monster, Tanner or Assassin is turned down again (R42, R72). */
export const revealer = defineRole({
  id: 'revealer',
  box: 'daybreak',
  team: 'village',
  tells: ['saw-card'],
  calls: [
    {
      id: 'revealer',
      order: '10',
      copy: 'after',
      ask(scene) {
        const hidden = scene.unshielded(scene.others).filter((seat) => !scene.state.faceUp.includes(seat));
        return may('reveal', { reveal: { player: one('seat', hidden) } });
      },
      act: {
        reveal(scene, chosen) {
          const seat = chosen.place('player');
          const seen = roleOf(scene.look(seat));
          if (seen.kind !== undefined || seen.staysDown) return scene.did('turnedDown', { seat });
          scene.state.faceUp.push(seat);
          scene.did('revealed', { seat, card: seen.id });
        },
      },
    },
  ],
});
