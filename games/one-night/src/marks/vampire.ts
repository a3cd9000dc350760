import { type MarkRule, mark } from '../mark.ts';

/** Makes a Vampire of its holder, whatever his card; only an artefact that gives a role is stronger (G8, R47). */
const rule: MarkRule = {
  id: 'vampire',
  rulings: ['G8', 'G10', 'C1', 'C2', 'C3', 'R10', 'R11', 'R12', 'R38', 'R47'],
  makes: 'vampire',
};

export const vampire = mark(rule, {
  icon: 'pretty-fangs',
  fr: {
    name: 'Vampire',
    the: 'la marque du Vampire',
    a: 'une marque du Vampire',
    of: 'de la marque du Vampire',
    blurb: 'Qui la porte est un Vampire et gagne avec le Clan.',
    help: 'Tu es un Vampire et tu gagnes avec le Clan, quelle que soit l’équipe de ta carte, même Loup-Garou, Tanneur ou Assassin. Tu gardes tes pouvoirs, mais tu ignores qui sont les autres Vampires. Seul un artefact qui change ton rôle l’emporte sur elle.',
    says: {
      'you.gaveMark.vampire': 'Tu as mordu {seat:seat}.',
      'story.gaveMark.vampire': {
        other: '{by:Subject} {by:verb|mord|mords} {seat:seat}.',
        you: { seat: '{by:Subject} te mord.' },
      },
      'teams.bitten': {
        other:
          '{player:Subject} a la marque du Vampire : c’est un Vampire du Clan, quelle que soit sa carte.',
        you: { player: 'Tu as la marque du Vampire : te voilà Vampire du Clan, quelle que soit ta carte.' },
      },
    },
  },
  en: {
    name: 'Vampire',
    the: 'the Mark of the Vampire',
    a: 'a Mark of the Vampire',
    of: 'of the Mark of the Vampire',
    blurb: 'Its holder is a Vampire and wins with the Clan.',
    help: 'You are a Vampire and win with the Clan, whatever the team of your card, even Werewolf, Tanner or Assassin. You keep your powers, but you do not know who the other Vampires are. Only an artefact that changes your role beats it.',
    says: {
      'you.gaveMark.vampire': 'You bit {seat:seat}.',
      'story.gaveMark.vampire': '{by:Subject} {by:verb|bites|bite} {seat:seat}.',
      'teams.bitten': {
        other: '{player:Subject} has the Vampire mark, and is a Vampire of the Clan whatever their card.',
        you: { player: 'You have the Vampire mark, and are a Vampire of the Clan whatever your card.' },
      },
    },
  },
});
