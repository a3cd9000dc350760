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
      'players.plagued': {
        other: '{player:Subject} a désigné {holder:seat}, qui a la marque de Peste : pas de victoire.',
        you: {
          player: 'Tu as désigné {holder:seat}, qui a la marque de Peste : pas de victoire pour toi.',
          holder: '{player:Subject} te désigne, et tu as la marque de Peste : pas de victoire.',
        },
      },
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
      'players.plagued': {
        other: '{player:Subject} pointed at {holder:seat}, who has the Plague mark: no win.',
        you: {
          player: 'You pointed at {holder:seat}, who has the Plague mark: no win for you.',
          holder: '{player:Subject} pointed at you, and you have the Plague mark: no win.',
        },
      },
    },
  },
});
