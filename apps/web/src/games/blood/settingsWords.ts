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
  first: 'Le premier joueur est tiré au sort.',
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
  first: 'The first player is drawn by lot.',
};
export const settingsWords = { fr, en };
