import { type MarkRule, mark } from '../mark.ts';
import { lost } from '../verdict/reason.ts';

/** Who points at its holder does not win (R16). */
const rule: MarkRule = {
  id: 'plague',
  rulings: ['C1', 'C2', 'R6', 'R16'],
  accused: (me, holder) => lost('players.plagued', 'R16', { player: me, holder }),
};

export const plague = mark(rule, {
  icon: 'plague-doctor-profile',
  fr: {
    name: 'Peste',
    the: 'la marque de Peste',
    a: 'une marque de Peste',
    of: 'de la marque de Peste',
    blurb: 'Qui montre du doigt son porteur ne peut pas gagner.',
    help: 'Au vote, tous ceux qui accusent son dernier porteur perdent, quels que soient leur équipe et leur but. Leurs voix comptent comme les autres. Le porteur lui-même gagne ou perd comme si de rien n’était.',
    says: {
      'players.plagued':
        '{player:seat} a pointé {holder:seat}, qui a la marque de Peste, et ne peut donc pas gagner.',
    },
  },
  en: {
    name: 'Plague',
    the: 'the Mark of Plague',
    a: 'a Mark of Plague',
    of: 'of the Mark of Plague',
    blurb: 'Whoever points at its holder cannot win.',
    help: 'At the vote, all who accuse its last holder lose, whatever their team and their goal. Their votes count like any other. The holder wins or loses as if nothing were amiss.',
    says: {
      'players.plagued':
        '{player:seat} pointed at {holder:seat}, who has the Plague mark, and so cannot win.',
    },
  },
});
