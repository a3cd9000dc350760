import { may } from '@veillee/gamekit';
import { one } from '@veillee/kernel';
import { hinder } from '../bot/aim.ts';
import { nights } from '../calendar.ts';
import { ask, type Power } from '../power.ts';
import { fallAsleep } from '../sleep.ts';

const words = {
  fr: {
    cards: { sandman: 'Marchand de sable' },
    asks: {
      sand: {
        asked: 'Qui endors-tu d’un sommeil lourd ?',
        help: 'Plonge quelqu’un dans un sommeil lourd jusqu’à l’aube.',
        ways: { sand: 'Endormir' },
      },
    },
    deeds: { sanded: 'endort' },
    lines: { sandman: 'le Marchand de sable passe' },
  },
  en: {
    cards: { sandman: 'Sandman' },
    asks: {
      sand: {
        asked: 'Who do you put into a heavy sleep?',
        help: 'Put somebody into heavy sleep until dawn.',
        ways: { sand: 'Put to sleep' },
      },
    },
    deeds: { sanded: 'puts to sleep' },
    lines: { sandman: 'the Sandman comes by' },
  },
};

/** Every night somebody falls into heavy sleep until dawn (§6, Q12). */
export const sandman: Power<typeof words> = {
  words,
  icon: 'sleepy',
  rulings: ['Q12', 'Q53', 'Q54'],
  cards: { sandman: nights('every') },
  lines: { sandman: { order: 5 } },
  aims: { sand: { sand: hinder } },
  actions: [
    {
      line: 'sandman',
      asks: [
        ask(
          'sand',
          ({ targets }) => may({ sand: { player: one('seat', targets) } }),
          (scene, { player: [target] }) => {
            scene.did('sanded', { target });
            fallAsleep(scene.table, target);
          },
        ),
      ],
    },
  ],
};
