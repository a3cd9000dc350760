import { closing, formOf, plainTopic } from '@veillee/gamekit';
import { one, type Seat, topic, way } from '@veillee/kernel';
import { harm, plainly } from '../bot/aim.ts';
import type { Mind } from '../bot/mind.ts';
import { hoped, shame } from '../bot/session.ts';
import { type Mandatory, officeCard } from './office.ts';

const card = officeCard('crown', {
  fr: {
    name: 'Président',
    her: 'Présidente',
    help: 'Choisit la session, clôt le débat, vote le premier et départage.',
    phrases: {
      'president.session': 'Quelle session ouvres-tu ?',
      'way.normal': 'Session normale',
      'way.peace': 'Session de paix',
      'way.purge': 'Session de purge',
      'president.close': 'Clos-tu le débat ?',
      'president.direction': 'Dans quel sens votent les autres ?',
      'president.tie': 'Égalité : qui est désigné ?',
    },
  },
  en: {
    name: 'President',
    help: 'Chooses the session, closes the debate, votes first and breaks ties.',
    phrases: {
      'president.session': 'Which session do you open?',
      'way.normal': 'Normal session',
      'way.peace': 'Peace session',
      'way.purge': 'Purge session',
      'president.close': 'Do you close the debate?',
      'president.direction': 'Which way round do the others vote?',
      'president.tie': 'A tie: who is sentenced?',
    },
  },
});

/** A special session never comes two days running (Q28, Q75). */
const session = topic('president.session', (specialYesterday: boolean) => {
  const sessions = formOf({ normal: {}, peace: {}, purge: {} });
  return specialYesterday ? closing(sessions, 'peace', 'purge') : sessions;
});
const close = plainTopic('president.close', way('close'));
const direction = plainTopic('president.direction', formOf({ clockwise: {}, anticlockwise: {} }));
const tie = topic('president.tie', (tied: readonly Seat[]) => way('name', { player: one('seat', tied) }));

export const presiding = { session, close, direction, tie };

/** Several enemies of whom one is sure. */
const purged = (mind: Mind): number =>
  mind.living.filter((seat) => mind.enmity(seat) > 0.8 && mind.crowd(seat) > 0.5).length / 3 - 0.9;

/** Opens the session, closes the debate, votes first and breaks ties (§9). */
export const president: Mandatory<typeof card> = {
  ...card,
  kind: 'mandatory',
  presides: presiding,
  wantedBy: ['mice', 'detectives'],
  aims: {
    [session.topic]: {
      normal: plainly,
      peace: { worth: (mind) => -shame - hoped(mind) },
      purge: { worth: purged },
    },
    [close.topic]: { close: plainly },
    [direction.topic]: { clockwise: plainly, anticlockwise: plainly },
    [tie.topic]: { name: harm() },
  },
  uses: ['normal', 'peace', 'purge', 'tie'],
  rulings: ['Q22', 'Q23', 'Q28', 'Q75', 'Q76'],
};
