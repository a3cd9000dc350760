import { topic } from '@veillee/kernel';
import { living, mayAct, type State } from '../state.ts';
import { bothTokens, eachToken, place, placesFor } from '../tokens.ts';
import { byRight, type Mutation, mutationCard, playing } from './mutation.ts';

const card = mutationCard({
  icon: 'ringing-bell',
  from: 7,
  rulings: ['B1', 'B3', 'B8', 'B18', 'B23'],
  words: {
    fr: {
      name: 'Attention !',
      help: 'À ton tour, avant d’accuser : tu poses les deux jetons, devant deux joueurs différents. Personne ne peut jouer Souper contre toi pendant ce tour.',
      when: 'À ton tour, avant d’accuser',
      brings: 'Tu poses les deux jetons à ce tour.',
      play: 'Jouer Attention ! : poser les deux jetons à ce tour',
      played:
        '{player:Subject} {player:verb|joue|joues} Attention ! et {player:verb|va|vas} poser les deux jetons.',
      asks: { place: 'Pose les deux jetons, devant deux joueurs différents.' },
    },
    en: {
      name: 'Attention!',
      help: 'On your turn, before accusing: you place both tokens, in front of two different players. Nobody may play Supper on you this turn.',
      when: 'On your turn, before accusing',
      brings: 'You place both tokens this turn.',
      play: 'Play Attention!: place both tokens this turn',
      played: '{player:Subject} {player:verb|plays|play} Attention! and will place both tokens.',
      asks: { place: 'Put the two tokens in front of two different players.' },
    },
  },
});

export interface ThisTurn {
  /** It was played: both tokens will be placed, and Supper has no hold. */
  attention: boolean;
}

const placing = topic('attention.place', (state: State) => {
  const seats = living(state);
  return bothTokens(state, (token) => placesFor(seats, token));
});

/**
 * In your turn, before accusing: this turn you place both tokens, at the same time, before two different players
 * (B8), and nobody may use Supper on you.
 */
export const attention: Mutation<typeof card, ThisTurn> = {
  ...card,
  thisTurn: () => ({ attention: false }),
  accusation: {
    isDue: ({ turn }) => turn.attention,
    put: (state) => placing.put(state),
    place(table, player, reply) {
      eachToken(placing.answerIn(reply), (id, target) => place(table, player, id, target));
    },
  },
  gain: ({ accusing }) => accusing('both') - accusing('one'),
  right: byRight(
    (state, me) => (mayAct(state, me) ? playing : undefined),
    (table, me) => {
      table.state.turn.attention = true;
      table.tell('all', 'attention.played', { player: me });
    },
  ),
};
