import { blood } from '@veillee/blood';
import { lang } from '../../words/language.ts';
import { speakerOf } from '../speaker.ts';

/** What the options of Blood change, in plain words. */
const fr = {
  usual: (what: string) => `D’ordinaire : ${what}.`,
  threshold: {
    survivors: (ends: number) => `La partie s’arrête dès qu’il ne reste que ${ends} vivants.`,
    deaths: (ends: number, usual: number) =>
      ends === usual
        ? `Pareil à quatre : la partie s’arrête à ${ends} vivants.`
        : `Plus courte : elle s’arrête dès que ${ends} vivants restent.`,
    strict: (ends: number) =>
      ends === 1
        ? 'Plus longue : elle s’arrête quand un seul est en vie.'
        : `Plus longue : elle s’arrête à ${ends} vivants.`,
  },
  thresholdUsual: 'par les survivants',
  twins: 'Les cartes de même numéro meurent ensemble. À huit ou neuf seulement.',
  rule: 'La règle',
  no: 'non',
  opening: 'Le temps de jouer Souper avant que le tour commence. La même pour tous.',
  openingUsual: '3 secondes',
  limit: 'Temps pour répondre',
  limitHint: 'Après quoi le hasard répond, et le condamné meurt.',
  limits: { quick: '1 min', calm: '3 min', free: 'Libre' },
  limitUsual: 'libre (une heure)',
  first: {
    chance: 'Le sort choisit au moment de la donne.',
    seat: (name: string) => `${name} jouera en premier.`,
    birthdays:
      'La naissance la plus proche de février 1999 joue en premier. Toute la table peut lire les dates.',
  },
  firstUsual: 'au hasard',
  firstLater: 'Pour choisir quelqu’un, ou par les naissances : rouvre ces réglages quand tous sont assis.',
  firstEmpty: 'Par les naissances : quand toutes les chaises sont prises.',
  firstSeat: 'Qui commence ?',
  born: (name: string) => `${name}, date de naissance`,
  ageless: 'Les automates n’ont pas d’âge : ils ne commencent pas.',
  unborn: (names: string) => `Il manque une date de naissance : ${names}.`,
  chosenFirst: (name: string) => `${name} commence.`,
  bornFirst: 'La naissance la plus proche de février 1999 commence.',
};
const en: typeof fr = {
  usual: (what) => `Usually: ${what}.`,
  threshold: {
    survivors: (ends) => `The game is over as soon as only ${ends} are alive.`,
    deaths: (ends, usual) =>
      ends === usual
        ? `The same with four: it is over at ${ends} alive.`
        : `Shorter: it is over as soon as ${ends} are left alive.`,
    strict: (ends) =>
      ends === 1 ? 'Longer: it is over when only one is alive.' : `Longer: it is over at ${ends} alive.`,
  },
  thresholdUsual: 'by survivors',
  twins: 'Cards of the same number die together. For eight or nine only.',
  rule: 'The rule',
  no: 'no',
  opening: 'Time to play Supper before the turn begins. The same for all.',
  openingUsual: '3 seconds',
  limit: 'Time to answer',
  limitHint: 'After that chance answers, and the condemned dies.',
  limits: { quick: '1 min', calm: '3 min', free: 'Free' },
  limitUsual: 'free (an hour)',
  first: {
    chance: 'Chance picks when the cards are dealt.',
    seat: (name) => `${name} will play first.`,
    birthdays: 'The birthday nearest February 1999 plays first. The whole table can read the dates.',
  },
  firstUsual: 'by chance',
  firstLater: 'To pick somebody, or go by birthdays: open these settings again once all are seated.',
  firstEmpty: 'By birthdays: once every chair is taken.',
  firstSeat: 'Who begins?',
  born: (name) => `${name}, date of birth`,
  ageless: 'Bots have no age: they do not begin.',
  unborn: (names) => `A date of birth is missing: ${names}.`,
  chosenFirst: (name) => `${name} begins.`,
  bornFirst: 'The birthday nearest February 1999 begins.',
};
export const settingsWords = { fr, en };

export const wordOf = (key: string): string => speakerOf(blood.text[lang.value], lang.value, []).say({ key });
