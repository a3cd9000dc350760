import { defineRole } from '../role.ts';

/** Must look at the card now in front of her (R84). */
export const insomniac = defineRole({
  id: 'insomniac',
  box: 'werewolf',
  team: 'village',
  tells: ['saw-card'],
  calls: [
    {
      id: 'insomniac',
      order: '9',
      copy: 'after',
      open(scene) {
        if (scene.shielded) scene.did('wasShielded');
        else scene.look(scene.me);
      },
    },
  ],
});
