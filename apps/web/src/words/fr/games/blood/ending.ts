import type { Gender } from '@veillee/kernel';

/** What is said at the end of Blood, and of what a claim may cost. */
export const ending = {
  risk: 'Si c’est vrai, tout ton camp gagne, morts compris. Sinon tu meurs aussitôt, et l’on compte les points. Ton camp est celui de ta propre carte, que tu n’as pas vue.',
  were: (card: string, gender: Gender | null) =>
    gender === null ? `Tu avais la carte ${card}` : `Tu étais ${card}`,
  andYou: 'Et toi ?',
  wild: 'L’Étendue sauvage',
  wildShort: 'lande',
  tokenShort: (numeral: string) => `jeton ${numeral}`,
  one: { human: 'Humain', werewolf: 'Loup' },
  several: { human: 'Humains', werewolf: 'Loups' },
  by: (halves: number): string => {
    const whole = Math.floor(halves / 2);
    if (halves === 1) return 'd’un demi-point';
    const points = whole === 1 ? 'd’un point' : `de ${whole} points`;
    return halves % 2 === 0 ? points : `${points} et demi`;
  },
  yoursDecides: 'Ta carte est la dernière, et elle fait tout pencher.',
  decides: (name: string, by: string) => `${name}, la dernière carte, fait tout pencher ${by}.`,
  deadWins: 'Parmi les morts, ta carte ne compte pas ; mais tu gagnes avec ton camp.',
  deadLoses: 'Parmi les morts, ta carte ne compte pas, et tu perds avec ton camp.',
  tomb: 'Parmi les morts',
  winTogether: (side: string, who: string) => `Gagnent avec ${side} : ${who}.`,
  loseTogether: (side: string, who: string) => `Perdent avec ${side} : ${who}.`,
  tombHint: 'zéro point, mais chacun gagne ou perd avec son camp',
};
export type Ending = typeof ending;
