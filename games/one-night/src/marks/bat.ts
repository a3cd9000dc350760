import { type MarkRule, mark } from '../mark.ts';

/** Tells of Renfield and does nothing (R39). */
const rule: MarkRule = {
  id: 'bat',
  rulings: ['C1', 'C2', 'R39', 'R73'],
};

export const bat = mark(rule, {
  icon: 'bat',
  fr: {
    name: 'Chauve-souris',
    the: 'la marque de la Chauve-souris',
    a: 'une marque de la Chauve-souris',
    of: 'de la marque de la Chauve-souris',
    blurb: 'Aucun effet, mais elle trahit la présence de Renfield.',
    help: 'Renfield la prend en échange de la sienne. Elle ne fait rien, où qu’elle finisse ; la voir prouve seulement qu’un Renfield s’est réveillé.',
  },
  en: {
    name: 'Bat',
    the: 'the Mark of the Bat',
    a: 'a Mark of the Bat',
    of: 'of the Mark of the Bat',
    blurb: 'No effect, but it gives away that Renfield is here.',
    help: 'Renfield takes it in exchange for his own. It does nothing, wherever it ends up; to see it only proves that a Renfield woke.',
  },
});
