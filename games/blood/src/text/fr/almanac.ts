import type { Sayings } from '../../almanac/sayings.ts';

export const almanac: Sayings = {
  kinds: {
    page: 'Une partie',
    mutation: 'Mutations',
    character: 'Personnages',
    ruling: 'Règles numérotées',
  },
  how: 'Comment se passe une partie',
  sections: {
    idea: 'L’idée',
    components: 'Ce qu’il y a dans la boîte',
    setup: 'La donne',
    turn: 'Le tour',
    revelation: 'Regarder sous un jeton',
    trial: 'Le procès',
    dead: 'Les morts',
    mutations: 'Les mutations',
    end: 'La fin',
    claim: 'L’annonce',
    points: 'Les points',
    tie: 'L’égalité',
    twins: 'Les jumeaux',
    talk: 'Ce qui ne se dit pas',
    secrecy: 'Qui voit quoi',
  },
  facts: { camp: 'Camp', number: 'Numéro', twin: 'Jumeau', cards: 'Cartes', players: 'Joueurs' },
  to: (from, to) => `${from} à ${to}`,
  character: {
    human: 'Compte pour les Humains.',
    werewolf: 'Compte pour les Loups-garous.',
  },
  worth:
    'Un point pour son camp si son joueur survit, un demi-point sous un jeton ou dans l’Étendue sauvage, rien s’il est mort. Tout le monde le voit, sauf qui le tient. Son numéro ne se dit pas à voix haute ; il compte pour Trahir et, à 8 ou 9 joueurs, pour les jumeaux.',
};
