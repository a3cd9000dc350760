import { type MarkRule, mark } from '../mark.ts';

/** Does nothing to its holder: the Assassin and the Apprentice aim at it (R3). */
const rule: MarkRule = {
  id: 'assassin',
  rulings: ['C1', 'C2', 'C3', 'F5', 'R3'],
};

export const assassin = mark(rule, {
  icon: 'hooded-assassin',
  fr: {
    name: 'Assassin',
    the: 'la marque de l’Assassin',
    a: 'une marque de l’Assassin',
    of: 'de la marque de l’Assassin',
    blurb: 'Une tête est mise à prix : si son porteur meurt, l’Assassin gagne.',
    help: 'Ton équipe ne change pas, mais ta mort ferait le bonheur de l’Assassin, ou de l’Apprentie assassin qui l’a remplacé. Posée en dernier, elle efface la marque que tu avais. Seul compte celui qui la porte à la fin.',
  },
  en: {
    name: 'Assassin',
    the: 'the Mark of the Assassin',
    a: 'a Mark of the Assassin',
    of: 'of the Mark of the Assassin',
    blurb: 'A price on a head: if its holder dies, the Assassin wins.',
    help: 'Your team does not change, but your death would delight the Assassin, or the Apprentice Assassin standing in for him. Laid last, it wipes the mark you had. Only who holds it in the end matters.',
  },
});
