import { may } from '@veillee/gamekit';
import { one } from '@veillee/kernel';
import type { AimsOf } from '../bot/aim.ts';
import type { Weekday } from '../ids.ts';
import { living, others } from '../state.ts';
import { ask, type Duty } from './office.ts';

export const pickpocketWords = {
  fr: {
    'pickpocket.steal': 'À qui voles-tu une pièce ?',
    'way.steal': 'Voler',
    'purse.empty': {
      other: '{player:Subject} n’avait rien à voler.',
      you: { player: 'Tu n’avais rien à voler.' },
    },
  },
  en: {
    'pickpocket.steal': 'From whom do you steal a coin?',
    'way.steal': 'Steal',
    'purse.empty': '{player:Subject} had nothing to steal.',
  },
};

/** One coin at day's end (§9). */
export const pickpocketOn = (isMine: (day: Weekday) => boolean): Duty => ({
  asking: ask(
    'pickpocket.steal',
    ({ state, me }) =>
      isMine(state.weekday) ? may({ steal: { player: one('seat', others(living(state), me)) } }) : undefined,
    (scene, { player: [player] }) => {
      const { me } = scene;
      scene.used('steal');
      if (scene.pay(player, me, 1, 'pickpocket', me) === 0) scene.table.tell(me, 'purse.empty', { player });
    },
  ),
});

export const pickpocketAims: AimsOf = {
  'pickpocket.steal': {
    steal: { worth: ({ hoards }) => (hoards ? 1.3 : 0.3), whom: (mind, seat) => mind.enmity(seat) },
  },
};
