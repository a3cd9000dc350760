import { one } from '@veillee/kernel';
import { must } from '../night/call.ts';
import { isOfKind } from '../night/people.ts';
import { defineRole } from '../role.ts';
import { markOf } from '../state.ts';
import { vampires } from './vampire.ts';

/** A Vampire who then, alone, must give the Fear mark to a player who is no Vampire (R33, R38). */
export const count = defineRole({
  id: 'count',
  box: 'vampire',
  team: 'vampire',
  kind: 'vampire',
  stars: 2,
  slots: ['vampire', 'fear'],
  tells: ['met'],
  calls: [
    vampires,
    {
      id: 'count',
      order: '-6B',
      ask: ({ state, others }) => {
        const prey = others.filter(
          (seat) => !isOfKind(state, seat, 'vampire') && markOf(state, seat) !== 'vampire',
        );
        return must('frighten', { frighten: { player: one('seat', prey) } });
      },
      act: { frighten: (scene, chosen) => scene.giveMark('fear', chosen.place('player')) },
    },
  ],
});
