import { one, way } from '@veillee/kernel';
import { tokenIds } from '../ids.ts';
import { look } from '../revelation.ts';
import { byRight, type Mutation, mutationCard } from './mutation.ts';

const looking = way('look', { token: one('token', tokenIds) });

const card = mutationCard({
  icon: 'spyglass',
  from: 4,
  rulings: ['B1', 'B20'],
  words: {
    fr: {
      name: 'Une idée de vengeance',
      help: 'À tout moment : lis la carte que couvre un jeton, où qu’il soit.',
      when: 'À tout moment',
      brings: 'Tous sauront sous quel jeton tu regardes.',
      play: 'Jouer Une idée de vengeance : regarder la carte sous un jeton',
      played:
        '{player:Subject} {player:verb|joue|joues} Une idée de vengeance et {player:verb|regarde|regardes} la carte sous {token:token}.',
    },
    en: {
      name: 'Clue to Revenge',
      help: 'At any time: look at the card under one token, wherever it lies.',
      when: 'At any time',
      brings: 'Everyone will know which token you look under.',
      play: 'Play Clue to Revenge: look at the card under one token',
      played:
        '{player:Subject} {player:verb|plays|play} Clue to Revenge and {player:verb|looks|look} at the card under {token:token}.',
    },
  },
});

/** Any time: look at the card under one token. Which token is public, what lay there is not (B20). */
export const clueToRevenge: Mutation<typeof card> = {
  ...card,
  gain: ({ doubt, isMine }) => (isMine ? doubt() / 4 : 0),
  right: byRight(
    () => looking,
    (table, me, { token: [token] }) => {
      table.tell('all', 'clue-to-revenge.played', { player: me, token });
      look(table, me, token);
    },
  ),
};
