export const replay = {
  missing: 'il manque le récit à rejouer : veillee replay TRANSCRIPT',
  noSuchChair: (word: string, seats: number, people: string) =>
    `personne n’est assis là : « ${word} » ; il y a 1 à ${seats}${people && ` (${people})`}, table et master`,
  otherRules: (played: number, now: number) =>
    `attention : jouée sous les règles ${played}, rejouée sous les règles ${now} ; la suite peut différer`,
  told: 'Ce que tous ont entendu',
  unfinished: 'La partie n’est pas finie.',
  moment: 'Moment',
  undone: 'on revient en arrière',
};
