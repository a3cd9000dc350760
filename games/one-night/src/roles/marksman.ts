import { one } from '@veillee/kernel';
import { may } from '../night/call.ts';
import { defineRole } from '../role.ts';

/** May look at one other player's card, then at the mark of a different one; either may be skipped (R43). */
export const marksman = defineRole({
  id: 'marksman',
  box: 'vampire',
  team: 'village',
  stars: 1,
  tells: ['saw-card', 'saw-mark'],
  calls: [
    {
      id: 'marksman',
      order: '5D',
      ask(scene) {
        const first = scene.heard('look');
        if (first === undefined)
          return may('look', { look: { player: one('seat', scene.unshielded(scene.others)) } });
        const different = scene.others.filter(
          (seat) => !(first.player as readonly number[] | undefined)?.includes(seat),
        );
        return may('peek', { peek: { player: one('seat', different) } });
      },
      act: {
        look: (scene, chosen) => scene.look(chosen.place('player')),
        peek: (scene, chosen) => scene.lookAtMark(chosen.place('player')),
      },
    },
  ],
});
