import { one } from '@veillee/kernel';
import { may } from '../night/call.ts';
import { defineRole } from '../role.ts';

/** May lay a random artefact, unseen, on another player's card (R46). */
export const curator = defineRole({
  id: 'curator',
  box: 'daybreak',
  team: 'village',
  laysArtefacts: true,
  tells: ['laid-artefact', 'hold-artefact'],
  calls: [
    {
      id: 'curator',
      order: '11',
      copy: 'after',
      ask(scene) {
        const bare = scene.unshielded(scene.others).filter((seat) => scene.state.artefacts[seat] === null);
        return may('place', { place: { player: one('seat', bare) } });
      },
      act: {
        place(scene, chosen) {
          const seat = chosen.place('player');
          scene.state.artefacts[seat] = scene.state.pile.pop() ?? null;
          scene.did('laidArtefact', { seat });
        },
      },
    },
  ],
});
