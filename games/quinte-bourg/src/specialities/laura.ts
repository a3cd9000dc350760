import { must } from '@veillee/gamekit';
import { one, type Seat } from '@veillee/kernel';
import { nights } from '../calendar.ts';
import { ask, type Power } from '../power.ts';

const words = {
  fr: {
    cards: { laura: 'Laura de la Riponne' },
    asks: {
      squat: {
        asked: 'Chez qui dors-tu cette nuit ?',
        help: 'Dors dans une autre maison que la tienne, vide ou non.',
        ways: { squat: 'Squatter' },
      },
    },
    deeds: { squatted: 'squatte chez' },
    stays: { squatting: 'squat' },
    lines: { laura: 'Laura de la Riponne cherche un lit' },
  },
  en: {
    cards: { laura: 'Laura de la Riponne' },
    asks: {
      squat: {
        asked: 'Where do you sleep tonight?',
        help: 'Sleep in a house other than your own, empty or not.',
        ways: { squat: 'Squat' },
      },
    },
    deeds: { squatted: 'squats at' },
    stays: { squatting: 'squat' },
    lines: { laura: 'Laura de la Riponne looks for a bed' },
  },
};

const keeps = {
  tonight: (): { squat: { readonly by: Seat; readonly house: Seat } | null } => ({ squat: null }),
};

/** Every night sleeps in a house other than hers, empty or not, whenever she can act (§6, Q15). */
export const laura: Power<typeof words, typeof keeps> = {
  words,
  icon: 'magnifying-glass',
  rulings: ['Q15'],
  cards: { laura: nights('every') },
  keeps,
  stays: {
    squatting: { rank: 8, house: ({ night: { squat } }, seat) => (squat?.by === seat ? squat.house : null) },
  },
  lines: { laura: { order: 13 } },
  // The pack never comes to the house of one of its own.
  aims: { squat: { squat: { whom: (mind, seat) => mind.pack(seat) } } },
  actions: [
    {
      line: 'laura',
      asks: [
        ask(
          'squat',
          ({ targets }) => must({ squat: { house: one('house', targets) } }),
          (scene, { house: [house] }) => {
            scene.state.night.squat = { by: scene.me, house };
            scene.did('squatted', { house });
          },
        ),
      ],
    },
  ],
};
