import { one } from '@veillee/kernel';
import { type Call, may } from '../night/call.ts';
import { packThumbs, wakesWithPack } from '../night/people.ts';
import { defineRole } from '../role.ts';

/** The pack recognises itself and the dreamer's thumb; who sees nobody else may look at one centre card (R35, R69). */
export const werewolves: Call = {
  id: 'werewolves',
  order: '2',
  wakes: wakesWithPack,
  open: (scene) => scene.did('metPack', { seats: scene.company, thumbs: packThumbs(scene.state) }),
  ask(scene) {
    const alone = scene.company.length === 0 && packThumbs(scene.state).length === 0;
    return alone ? may('look', { look: { card: one('centre', scene.centre) } }) : undefined;
  },
  act: { look: (scene, chosen) => scene.look(chosen.place('card')) },
};

/** Wakes with the pack; if he sees no other wolf he may look at one centre card (R35, R69). */
export const werewolf = defineRole({
  id: 'werewolf',
  box: 'werewolf',
  team: 'werewolf',
  cards: 3,
  kind: 'werewolf',
  tells: ['saw-centre', 'met'],
  calls: [werewolves],
});
