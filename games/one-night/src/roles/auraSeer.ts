import { defineRole } from '../role.ts';

/** Sees the thumbs of the other players who have looked at or moved a card or a mark (R40). */
export const auraSeer = defineRole({
  id: 'aura-seer',
  box: 'daybreak',
  team: 'village',
  tells: ['saw-thumbs'],
  calls: [
    {
      id: 'aura-seer',
      order: '7C',
      copy: 'after',
      open: (scene) =>
        scene.did('sawThumbs', { seats: scene.others.filter((seat) => scene.state.acted[seat]) }),
    },
  ],
});
