import { returnTokens } from '../death.ts';
import { hasBothTokens } from '../state.ts';
import { type Mutation, mutationCard } from './mutation.ts';

const card = mutationCard({
  icon: 'moon',
  from: 4,
  rulings: ['B1', 'B6', 'B12', 'B19'],
  words: {
    fr: {
      name: 'Pleine Lune',
      help: 'Quand les deux jetons sont devant toi : ils retournent au milieu avec leurs cartes, et tu survis. Elle sauve aussi qui mourrait avec son jumeau.',
      when: 'Quand les deux jetons sont devant toi',
      brings: 'Les jetons repartent au milieu, et tu vis.',
      play: 'Jouer Pleine Lune',
      played:
        '{player:Subject} {player:verb|joue|joues} Pleine Lune et {player:verb|échappe|échappes} à la mort.',
    },
    en: {
      name: 'Full Moon',
      help: 'When both tokens are in front of you: they go back to the middle with their cards, and you live. It also saves one who would die with their twin.',
      when: 'When both tokens lie in front of you',
      brings: 'The tokens go back to the middle, and you live.',
      play: 'Play Full Moon',
      played: '{player:Subject} {player:verb|plays|play} Full Moon and {player:verb|escapes|escape} death.',
    },
  },
});

/**
 * With two tokens before you: both go back to the middle, and you live. It cancels a twin's death too, with no
 * tokens to return then (B12), but neither a failed Betray's nor a wrong claim's (B19).
 */
export const fullMoon: Mutation<typeof card> = {
  ...card,
  rescue(table, me) {
    table.tell('all', 'full-moon.played', { player: me });
    if (hasBothTokens(table.state, me)) returnTokens(table, me);
  },
};
