import { one } from '@veillee/kernel';
import { occupants, placesOf } from '../places.ts';
import { may, type Power, seatIn } from '../power.ts';
import { isReptilian, knownDead } from '../state.ts';

/** Puts the animal before a house, or before a corpse: is a Reptilian there? (§6, Q19, Q56, Q60). */
export const trainer: Power = {
  actions: [
    {
      line: 'animal',
      ways: ['house', 'corpse'],
      ask: ({ state }) => [
        may('place', {
          house: { house: one('house', state.circle) },
          corpse: { player: one('seat', knownDead(state)) },
        }),
      ],
      act(scene, answer) {
        const { state, me } = scene;
        if (answer.do === 'corpse') {
          const player = seatIn(answer, 'player');
          scene.did('corpse', { target: player });
          scene.tell(me, isReptilian(state, player) ? 'animal.growledAtCorpse' : 'animal.quietAtCorpse', {
            player,
          });
          return;
        }
        const house = seatIn(answer, 'house');
        const scented = occupants(placesOf(state), house).some((seat) => isReptilian(state, seat));
        scene.did('house', { target: house });
        scene.tell(me, scented ? 'animal.growled' : 'animal.quiet', { house });
      },
    },
  ],
};
