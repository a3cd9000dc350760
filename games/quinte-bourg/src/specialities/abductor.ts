import { may } from '@veillee/gamekit';
import { one, type Seat } from '@veillee/kernel';
import { hinder } from '../bot/aim.ts';
import { nights } from '../calendar.ts';
import { ask, type Power } from '../power.ts';
import { fallAsleep } from '../sleep.ts';

const words = {
  fr: {
    cards: { psychopath: 'Psychopathe', madman: 'Toqué' },
    asks: {
      abduct: {
        asked: 'Qui enlèves-tu chez toi ?',
        help: 'Enlève quelqu’un chez toi et le plonge dans un sommeil lourd ; tu restes à la maison avec ton invité.',
        ways: { abduct: 'Enlever' },
      },
    },
    deeds: { abducted: 'enlève' },
    stays: { abducted: 'enlèvement', abducting: 'rapt' },
    lines: { abductor: 'le Psychopathe ou le Toqué rôde' },
  },
  en: {
    cards: { psychopath: 'Psychopath', madman: 'Madman' },
    asks: {
      abduct: {
        asked: 'Who do you abduct to your house?',
        help: 'Abduct somebody to your house, into heavy sleep; you stay home with your guest.',
        ways: { abduct: 'Abduct' },
      },
    },
    deeds: { abducted: 'abducts' },
    stays: { abducted: 'abducted', abducting: 'abduction' },
    lines: { abductor: 'the Psychopath or the Madman prowls' },
  },
};

const keeps = {
  tonight: (): { abduction: { readonly by: Seat; readonly target: Seat } | null } => ({ abduction: null }),
};

/** Abducts somebody, heavily asleep, to his own house, and stays there with the guest (§6, Q13). */
export const abductor: Power<typeof words, typeof keeps> = {
  words,
  icon: 'rope-coil',
  rulings: ['Q12', 'Q13'],
  cards: { psychopath: nights('Mon Wed Fri'), madman: nights('Tue Thu Sat') },
  keeps,
  stays: {
    abducted: {
      rank: 1,
      binds: true,
      house: ({ night: { abduction } }, seat) => (abduction?.target === seat ? abduction.by : null),
    },
    abducting: {
      rank: 3,
      binds: true,
      house: ({ night: { abduction } }, seat) => (abduction?.by === seat ? seat : null),
    },
  },
  lines: { abductor: { order: 8 } },
  aims: { abduct: { abduct: hinder } },
  actions: [
    {
      line: 'abductor',
      asks: [
        ask(
          'abduct',
          ({ targets }) => may({ abduct: { player: one('seat', targets) } }),
          (scene, { player: [target] }) => {
            scene.state.night.abduction = { by: scene.me, target };
            scene.did('abducted', { target });
            fallAsleep(scene.table, target);
          },
        ),
      ],
    },
  ],
};
