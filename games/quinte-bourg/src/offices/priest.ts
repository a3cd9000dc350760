import { closing, formOf } from '@veillee/gamekit';
import { amount, topic } from '@veillee/kernel';
import { plainly } from '../bot/aim.ts';
import type { State } from '../state.ts';
import { type Optional, officeCard } from './office.ts';

const card = officeCard('prayer', {
  fr: {
    name: 'Prêtre',
    her: 'Prêtresse',
    help: 'Marie, pour un prix de 0 à 2 pièces ; traditionnel, il peut aussi forcer une union avec plus pauvre que le prétendant.',
    phrases: {
      'priest.fee': {
        other: '{suitor:Subject} {suitor:verb|veut|veux} épouser {beloved:seat}. Ton tarif ?',
        you: { beloved: '{suitor:Subject} veut t’épouser. Ton tarif ?' },
      },
      'field.fee': 'Quel tarif ?',
    },
  },
  en: {
    name: 'Priest',
    help: 'Marries for a fee of 0 to 2 coins; a traditional one may also force a wedding with somebody poorer than the suitor.',
    phrases: {
      'priest.fee': '{suitor:Subject} {suitor:verb|wants|want} to marry {beloved:seat}. Your fee?',
      'field.fee': 'Which fee?',
    },
  },
});

/** A forced wedding he may also refuse (§9). */
const fee = topic('priest.fee', (forced: boolean) => {
  const ways = formOf({ set: { fee: amount(0, 2) }, refuse: {} });
  return forced ? ways : closing(ways, 'refuse');
});

export const marrying = {
  fee,
  /** A traditional one marries the unwilling, too, if they are poorer (§9). */
  mayForce: ({ options }: State): boolean => options.priest === 'traditional',
};

/** Sets a fee and, paid, must marry (§9, §11). */
export const priest: Optional<typeof card> = {
  ...card,
  kind: 'optional',
  marries: marrying,
  aims: { [fee.topic]: { set: plainly, refuse: {} } },
  uses: ['wed', 'force'],
  rulings: ['Q74', 'Q79'],
};
