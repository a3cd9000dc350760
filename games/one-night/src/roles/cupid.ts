import { some } from '@veillee/kernel';
import { type Call, may } from '../night/call.ts';
import { defineRole } from '../role.ts';

/** The holders of Love marks at the mark check wake and see each other; one mark alone wakes alone (R32, R60, R76). */
const lovers: Call = {
  id: 'lovers',
  order: '00',
  wakes: (state, seat) => state.checked?.[seat] === 'love',
  open: (scene) => scene.did('metLover', { seats: scene.company }),
};

/** May give the two Love marks to two players, herself included: both or none (R4, R32, R76). */
export const cupid = defineRole({
  id: 'cupid',
  box: 'vampire',
  team: 'village',
  stars: 2,
  slots: ['love-1', 'love-2'],
  tells: ['met'],
  calls: [
    {
      id: 'cupid',
      order: '-4',
      ask: ({ everyone }) => may('unite', { unite: { players: some('seat', everyone, 2, 2) } }),
      act: {
        unite(scene, chosen) {
          const [one, other] = chosen.places('players') as [number, number];
          scene.giveMark('love-1', one);
          scene.giveMark('love-2', other);
        },
      },
    },
    lovers,
  ],
});
