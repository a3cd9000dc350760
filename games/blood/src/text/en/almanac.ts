import type { Sayings } from '../../almanac/sayings.ts';

export const almanac: Sayings = {
  kinds: {
    page: 'A game',
    mutation: 'Mutations',
    character: 'Characters',
    ruling: 'Numbered rules',
  },
  how: 'How a game goes',
  sections: {
    idea: 'The idea',
    components: 'What is in the box',
    setup: 'The deal',
    turn: 'A turn',
    revelation: 'Looking under a token',
    trial: 'The trial',
    dead: 'The dead',
    mutations: 'Mutations',
    end: 'The end',
    claim: 'The claim',
    points: 'Points',
    tie: 'A tie',
    twins: 'Twins',
    talk: 'What must not be said',
    secrecy: 'Who sees what',
  },
  facts: { camp: 'Camp', number: 'Number', twin: 'Twin', cards: 'Cards', players: 'Players' },
  to: (from, to) => `${from} to ${to}`,
  character: {
    human: 'Counts for the Humans.',
    werewolf: 'Counts for the Werewolves.',
  },
  worth:
    'One point for its camp if its player survives, half a point under a token or in the Wilderness, nothing if dead. Everybody sees it except its holder. Its number is not said aloud; it matters for Betray and, with 8 or 9 players, for twins.',
};
