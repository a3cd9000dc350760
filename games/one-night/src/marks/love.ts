import { type MarkRule, mark } from '../mark.ts';

/** If one of its two holders dies, so does the other (R31, R32). */
const rule: MarkRule = {
  id: 'love',
  rulings: ['C1', 'C2', 'C3', 'E5', 'R4', 'R20', 'R31', 'R32', 'R60', 'R64', 'R76'],
  binds: true,
};

export const love = mark(rule, {
  icon: 'hearts',
  fr: {
    name: 'Amour',
    the: 'la marque d’Amour',
    a: 'une marque d’Amour',
    of: 'de la marque d’Amour',
    blurb: 'Elles vont par deux : si un amoureux meurt, l’autre meurt aussi.',
    help: 'Ceux qui portent les deux marques quand on les vérifie ouvrent la nuit et se découvrent. À la fin, si l’un des deux porteurs meurt, l’autre meurt aussi, protégé ou non ; leurs équipes ne changent pas. S’il n’en reste qu’une chez les joueurs, elle ne fait rien.',
    says: {
      'chains.love': {
        other: '{partner:Subject} meurt d’amour après {player:seat}.',
        you: {
          partner: 'Tu meurs d’amour après {player:seat}.',
          player: '{partner:Subject} meurt d’amour après toi.',
        },
      },
      'chains.loveAnyway': {
        other: '{partner:Subject} meurt d’amour après {player:seat} : aucune protection n’y peut rien.',
        you: { partner: 'Tu meurs d’amour après {player:seat} : aucune protection n’y peut rien.' },
      },
      'chains.noCouple':
        'Marque d’Amour sans effet ({players:seats}) : il en faut exactement deux devant les joueurs.',
    },
  },
  en: {
    name: 'Love',
    the: 'the Mark of Love',
    a: 'a Mark of Love',
    of: 'of the Mark of Love',
    blurb: 'They come in twos: if one lover dies, so does the other.',
    help: 'Those who hold the two marks when they are checked open the night and find each other. In the end, if one of the two holders dies, so does the other, protected or not; their teams do not change. If only one is left among the players, it does nothing.',
    says: {
      'chains.love': '{partner:Subject} {partner:verb|dies|die} of love after {player:seat}.',
      'chains.loveAnyway':
        '{partner:Subject} {partner:verb|dies|die} of love after {player:seat}: no protection helps against that.',
      'chains.noCouple':
        'The Love mark has no effect ({players:seats}): it takes exactly two of them in front of players.',
    },
  },
});
