import { hasNotAccused } from '../state.ts';
import { cutShort } from '../turnOver.ts';
import { byRight, type Mutation, mutationCard, playing } from './mutation.ts';

const card = mutationCard({
  icon: 'knife-fork',
  from: 5,
  rulings: ['B1', 'B7', 'B18', 'B23'],
  words: {
    fr: {
      name: 'Souper',
      help: 'Pendant le tour d’un autre, tant qu’il n’a pas accusé : son tour s’arrête aussitôt, sans accusation.',
      when: 'Au tour d’un autre, avant l’accusation',
      brings: 'Le tour s’arrête aussitôt.',
      play: 'Jouer Souper : arrêter ce tour',
      played: '{player:seat} joue Souper : {target:seat} s’arrête là, et son tour avec.',
    },
    en: {
      name: 'Supper',
      help: 'In another player’s turn, as long as they have not accused: that turn ends at once, without an accusation.',
      when: 'In another’s turn, before they accuse',
      brings: 'The turn ends at once.',
      play: 'Play Supper: end this turn',
      played: '{player:seat} plays Supper: the turn of {target:seat} ends here.',
    },
  },
});

/** In another's turn (B7), before that player has accused: the turn ends at once, and all its rights (B18). */
export const supper: Mutation<typeof card> = {
  ...card,
  endsTurn: true,
  right: byRight(
    (state, me) => (hasNotAccused(state) && state.turn.player !== me ? playing : undefined),
    (table, me) => {
      table.tell('all', 'supper.played', { player: me, target: table.state.turn.player });
      cutShort(table);
    },
  ),
};
