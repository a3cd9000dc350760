import { one } from '@veillee/kernel';
import { may } from '../night/call.ts';
import { defineRole } from '../role.ts';

/** May exchange marks with another player and then look at the new one (R44). */
export const pickpocket = defineRole({
  id: 'pickpocket',
  box: 'vampire',
  team: 'village',
  stars: 1,
  tells: ['saw-mark', 'took-mark'],
  calls: [
    {
      id: 'pickpocket',
      order: '6C',
      ask(scene) {
        const stolen = scene.heard('steal');
        if (stolen === undefined) return may('steal', { steal: { player: one('seat', scene.others) } });
        return stolen.do === 'pass' ? undefined : may('peek', { peek: {} });
      },
      act: {
        steal: (scene, chosen) => scene.swapMarks(scene.me, chosen.place('player')),
        peek: (scene) => scene.lookAtMark(scene.me),
      },
    },
  ],
});
