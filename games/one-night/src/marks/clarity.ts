import { type MarkRule, mark } from '../mark.ts';

/** What everybody begins with: it does nothing (R65). */
const rule: MarkRule = {
  id: 'clarity',
  rulings: ['C1', 'C2', 'R65'],
  isFirst: true,
};

export const clarity = mark(rule, {
  icon: 'candle-light',
  fr: {
    name: 'Clarté',
    the: 'la marque de Clarté',
    a: 'une marque de Clarté',
    of: 'de la marque de Clarté',
    blurb: 'Aucun effet : ta carte parle pour toi.',
    help: 'Tout le monde commence avec elle, et le Prêtre en distribue deux autres. Elle ne change rien : seule ta carte décide.',
  },
  en: {
    name: 'Clarity',
    the: 'the Mark of Clarity',
    a: 'a Mark of Clarity',
    of: 'of the Mark of Clarity',
    blurb: 'No effect: your card speaks for you.',
    help: 'Everyone begins with it, and the Priest hands out two more. It changes nothing: your card alone decides.',
  },
});
