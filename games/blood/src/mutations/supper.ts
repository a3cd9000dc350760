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
      help: 'Pendant le tour de quelqu’un d’autre, avant son accusation : son tour s’arrête aussitôt, sans accusation.',
      when: 'Au tour d’un autre, avant l’accusation',
      brings: 'Le tour s’arrête aussitôt.',
      play: 'Jouer Souper : arrêter ce tour',
      played: {
        other: '{player:Subject} {player:verb|joue|joues} Souper : le tour {target:of} s’arrête là.',
        you: { target: '{player:Subject} joue Souper : ton tour s’arrête là.' },
      },
    },
    en: {
      name: 'Supper',
      help: 'During another player’s turn, before they accuse: that turn ends at once, without an accusation.',
      when: 'On another’s turn, before they accuse',
      brings: 'The turn ends at once.',
      play: 'Play Supper: end this turn',
      played: '{player:Subject} {player:verb|plays|play} Supper: {target:of} turn ends here.',
    },
  },
});

/** In another's turn (B7), before that player has accused: the turn ends at once, and all its rights (B18). */
export const supper: Mutation<typeof card> = {
  ...card,
  gain: ({ cutShort, goesOn, isMine }) => (isMine ? 0 : cutShort() - goesOn()),
  endsTurn: true,
  right: byRight(
    (state, me) => (hasNotAccused(state) && state.turn.player !== me ? playing : undefined),
    (table, me) => {
      table.tell('all', 'supper.played', { player: me, target: table.state.turn.player });
      cutShort(table);
    },
  ),
};
