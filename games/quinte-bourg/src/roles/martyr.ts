import type { Seat } from '@veillee/kernel';
import type { CampRole } from '../power.ts';

const words = {
  fr: { name: 'Martyre', help: 'Seule : elle veut être exécutée par le village.' },
  en: { name: 'Martyr', help: 'Alone: she wants the village to execute her.' },
};

/** Martyrs whom a session executed. */
const keeps = { always: (): { martyred: Seat[] } => ({ martyred: [] }) };

/** Wins if executed by a day session (§3). */
export const martyr: CampRole<typeof words, typeof keeps> = {
  words,
  icon: 'crown-of-thorns',
  keeps,
  rulings: ['Q82'],
  camps: ['martyrs'],
  suggested: { from: 9 },
  executed: ({ martyred }, seat) => martyred.push(seat),
};
