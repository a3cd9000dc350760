import { de } from '@veillee/kernel';

/** What stands on role slips, and around them. */
export const slips = {
  title: 'Quinte-Bourg, les bulletins',
  motto: 'à plier les yeux fermés',
  sheet: (at: number, of: number) => `feuille ${at} sur ${of}`,
  house: (n: number) => `maison ${n}`,
  word: (word: string) => `mot : ${word}`,
  fold: 'pli',
  cut: 'Coupe le long des tirets.',
  tuck: 'Rabats le bas hachuré sur le milieu, puis une agrafe : le secret ne se lit pas au jour.',
  hand: 'Distribue-les d’après les noms. Le code donne la chaise, une seule fois.',
  scan: (name: string) => `Prendre la place ${de(name)}`,
};
export type SlipWords = typeof slips;
