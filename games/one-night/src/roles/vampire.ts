import { one } from '@veillee/kernel';
import { type Call, must } from '../night/call.ts';
import { isOfKind } from '../night/people.ts';
import { defineRole } from '../role.ts';

/** Vampires of every kind recognise each other and together must bite one player who is not of them (R38, R66). */
export const vampires: Call = {
  id: 'vampires',
  order: '-6',
  joint: true,
  wakes: (state, seat) => isOfKind(state, seat, 'vampire'),
  open: (scene) => scene.did('metVampires', { seats: scene.company }),
  ask: ({ state, everyone }) => {
    const prey = everyone.filter((seat) => !state.awake.includes(seat));
    return must('bite', { bite: { player: one('seat', prey) } }, 'first');
  },
  act: {
    bite(scene, chosen) {
      const seat = chosen.place('player');
      scene.state.bite = { by: scene.state.awake, seat };
      scene.together((biter) => biter.giveMark('vampire', seat));
    },
  },
};

/** Wakes with the other Vampires and, with them, gives the Vampire mark to one who is not of them (R38, R66, R69). */
export const vampire = defineRole({
  id: 'vampire',
  box: 'vampire',
  team: 'vampire',
  kind: 'vampire',
  stars: 1,
  slots: ['vampire'],
  tells: ['met'],
  calls: [vampires],
});
