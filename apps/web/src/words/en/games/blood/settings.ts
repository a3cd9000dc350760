import { plural } from '@veillee/kernel';
import type { Settings } from '../../../fr/games/blood/settings.ts';

export const settings: Settings = {
  usual: (what) => `Usually: ${what}.`,
  threshold: {
    survivors: (ends) => `The game is over as soon as only ${ends} are alive.`,
    deaths: (ends, usual) =>
      ends === usual
        ? `The same with four: it is over at ${ends} alive.`
        : `Shorter: it is over as soon as ${ends} are left alive.`,
    strict: (ends) =>
      plural(
        ends,
        { one: 'Longer: it is over when only one is alive.', other: `Longer: it is over at ${ends} alive.` },
        'en',
      ),
  },
  thresholdUsual: 'by survivors',
  twins: 'Cards of the same number die together. For eight or nine only.',
  rule: 'The rule',
  no: 'no',
  opening: 'Time to play Supper before the turn begins. The same for all.',
  openingUsual: '3 seconds',
  limit: 'Time to answer',
  limitHint: 'After that, chance answers, and whoever is on trial dies.',
  limits: { quick: '1 min', calm: '3 min', free: 'Free' },
  limitUsual: 'free (an hour)',
  first: {
    chance: 'Chance picks when the cards are dealt.',
    seat: (name) => `${name} will play first.`,
    birthdays: 'Whoever was born nearest to February 1999 plays first. The whole table can read the dates.',
  },
  firstUsual: 'at random',
  firstLater: 'To pick somebody, or to go by dates of birth: open these settings again once all are seated.',
  firstEmpty: 'By dates of birth: once every chair is taken.',
  firstSeat: 'Who begins?',
  born: (name) => `${name}, date of birth`,
  ageless: 'Bots have no age: they do not begin.',
  unborn: (names) => `A date of birth is missing: ${names}.`,
  chosenFirst: (name) => `${name} begins.`,
  bornFirst: 'Whoever was born nearest to February 1999 begins.',
};
