import { type Rule, role } from '../role.ts';

/** Has no power; his team is the Village (R80). */
const rule: Rule = {
  id: 'villager',
  box: 'werewolf',
  team: 'village',
  cards: 3,
  rulings: ['F5', 'R28', 'R80'],
};

export const villager = role(rule, {
  icon: 'farmer',
  fr: {
    name: 'Villageois',
    the: 'le Villageois',
    a: 'un Villageois',
    of: 'du Villageois',
    blurb: 'Ni pouvoir ni secret : du flair, une langue bien pendue et un vote.',
    help: 'Tu dors toute la nuit ; le jour, écoute, questionne, confonds les menteurs. Le Village gagne si un monstre meurt ; s’il n’y en a aucun à table, il faut que personne ne meure. En bataille épique, il lui faut un Vampire et un Loup-Garou parmi les morts.',
    wakes: 'jamais',
  },
  en: {
    name: 'Villager',
    the: 'the Villager',
    a: 'a Villager',
    of: 'of the Villager',
    blurb: 'No power and no secret: a nose, a ready tongue and a vote.',
    help: 'You sleep all night; by day, listen, question, catch the liars out. The Village wins if a monster dies; if there is none at the table, nobody must die. In an epic battle it needs both a Vampire and a Werewolf among the dead.',
    wakes: 'never',
  },
});
