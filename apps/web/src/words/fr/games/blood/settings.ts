import { plural } from '@veillee/kernel';

/** What the options of Blood change, in plain words. */
export const settings = {
  usual: (what: string) => `D’ordinaire : ${what}.`,
  threshold: {
    survivors: (ends: number) => `La partie s’arrête dès qu’il ne reste que ${ends} vivants.`,
    deaths: (ends: number, usual: number) =>
      ends === usual
        ? `Pareil à quatre : la partie s’arrête à ${ends} vivants.`
        : `Plus courte : elle s’arrête dès que ${ends} vivants restent.`,
    strict: (ends: number) =>
      plural(
        ends,
        {
          one: 'Plus longue : elle s’arrête quand un seul est en vie.',
          other: `Plus longue : elle s’arrête à ${ends} vivants.`,
        },
        'fr',
      ),
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
export type Settings = typeof settings;
