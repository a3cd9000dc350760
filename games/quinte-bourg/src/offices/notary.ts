import { amount, one, type Seat, topic, way } from '@veillee/kernel';
import { favour } from '../bot/aim.ts';
import { type Mandatory, officeCard } from './office.ts';

const card = officeCard('swap-bag', {
  fr: {
    name: 'Notaire',
    help: 'Distribue l’argent des morts sans conjoint, jamais à lui-même.',
    phrases: {
      'notary.bequeath': {
        other: 'À qui vont les pièces {of:of} ({coins:coins}) ?',
        you: { of: 'À qui vont tes pièces ({coins:coins}) ?' },
      },
    },
  },
  en: {
    name: 'Notary',
    help: 'Hands out the coins of the dead who had no spouse, never to himself.',
    phrases: { 'notary.bequeath': 'Who gets {of:of} coins ({coins:coins})?' },
  },
});

export const bequeathing = topic('notary.bequeath', (heirs: readonly Seat[], coins: number) =>
  way('give', { player: one('seat', heirs), coins: amount(1, coins) }),
);

/** Hands on the coins of the dead, never to himself (§8, Q20). */
export const notary: Mandatory<typeof card> = {
  ...card,
  kind: 'mandatory',
  bequeaths: bequeathing,
  wantedBy: ['mice', 'mathematicians'],
  aims: { [bequeathing.topic]: { give: favour } },
  uses: ['bequeath'],
  rulings: ['Q20', 'Q23'],
};
