import { nights } from '../calendar.ts';
import type { SpecialityId } from '../ids.ts';
import type { Power, Speciality } from '../power.ts';
import { abductor } from './abductor.ts';
import { artist } from './artist.ts';
import { assassin } from './assassin.ts';
import { engineer } from './engineer.ts';
import { eris } from './eris.ts';
import { freyja } from './freyja.ts';
import { laura } from './laura.ts';
import { sandman } from './sandman.ts';
import { snooper } from './snooper.ts';
import { thief } from './thief.ts';
import { trainer } from './trainer.ts';

const card = (id: SpecialityId, power: Power, when: string): Speciality => ({
  id,
  power,
  nights: nights(when),
});

/** The 28 cards: those with the same power differ only by their nights (Q16). */
export const specialities: { readonly [id in SpecialityId]: Speciality } = {
  engineer: card('engineer', engineer, 'Mon Thu'),
  inventor: card('inventor', engineer, 'Mon Thu'),
  scientist: card('scientist', engineer, 'Tue Fri'),
  scholar: card('scholar', engineer, 'Tue Sat'),
  tinkerer: card('tinkerer', engineer, 'Wed Fri'),
  technophile: card('technophile', engineer, 'Wed Sat'),
  ferreter: card('ferreter', snooper, 'Mon Thu'),
  indiscreet: card('indiscreet', snooper, 'Tue Fri'),
  reporter: card('reporter', snooper, 'Wed Sat'),
  journalist: card('journalist', snooper, 'Wed Sat'),
  voyeur: card('voyeur', snooper, 'Mon Fri'),
  curious: card('curious', snooper, 'Tue Thu'),
  dogTrainer: card('dogTrainer', trainer, 'Mon Thu'),
  bearTrainer: card('bearTrainer', trainer, 'Tue Fri'),
  raptorTrainer: card('raptorTrainer', trainer, 'Wed Sat'),
  thief: card('thief', thief, 'Mon Thu'),
  brigand: card('brigand', thief, 'Tue Fri'),
  burglar: card('burglar', thief, 'Wed Sat'),
  assassin: card('assassin', assassin, 'every'),
  murderer: card('murderer', assassin, 'every'),
  killer: card('killer', assassin, 'every'),
  sandman: card('sandman', sandman, 'every'),
  psychopath: card('psychopath', abductor, 'Mon Wed Fri'),
  madman: card('madman', abductor, 'Tue Thu Sat'),
  laura: card('laura', laura, 'every'),
  artist: card('artist', artist, 'every'),
  eris: card('eris', eris, 'every'),
  freyja: card('freyja', freyja, 'every'),
};
