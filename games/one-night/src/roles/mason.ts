import { defineRole } from '../role.ts';

/** Sees the other Mason; both cards are in the deck or none (R69, R80). */
export const mason = defineRole({
  id: 'mason',
  box: 'werewolf',
  team: 'village',
  cards: 2,
  allOrNone: true,
  tells: ['met'],
  calls: [
    {
      id: 'mason',
      order: '4',
      open: (scene) => scene.did('metMasons', { seats: scene.company }),
    },
  ],
});
