import type { Player } from '@veillee/gamekit/lab';
import type { Sayings } from '../../almanac/sayings.ts';
import { rulings } from './rulings.ts';

const levels: { readonly [level in Player]: string } = {
  candid: 'Trusting',
  skilled: 'Skilled',
  sly: 'Sly',
  chance: 'At random',
};

export const almanac: Sayings = {
  kinds: {
    page: 'A game',
    character: 'Characters',
    mark: 'Marks',
    artefact: 'Artefacts',
    scenario: 'Scenarios',
    ruling: 'Numbered rules',
  },
  facts: {
    box: 'Box',
    team: 'Team',
    call: 'Call',
    stars: 'Difficulty',
    cards: 'Cards',
    marks: 'Tokens',
    from: 'Given by',
    gives: 'Role',
    players: 'Players',
    boxes: 'Boxes',
  },
  copiedTeam: 'the copied character’s',
  alone: 'alone',
  noCall: 'none',
  dusk: 'dusk',
  night: 'night',
  everybody: 'everybody’s at first',
  keepsRole: 'unchanged',
  to: (from, to) => `${from} to ${to}`,
  wakes: 'When',
  does: 'What it may do',
  effect: 'Effect',
  deck: (players) => `Cards for ${players} players`,
  more: (players) => `For ${players} players, add`,
  drawn: 'Three more cards than players, drawn at random from the fifteen characters of the Vampire box.',
  across: 'With the Alpha Wolf, one more Werewolf card lies across the centre.',
  measured: {
    at: (players) => `Measured with ${players}, among bots`,
    rate: (team, percent) => `${team} ${percent}%`,
    noise: 'within the noise',
    leans: (team) => `leans towards ${team}`,
    level: (level, rates, lean, games) => `${levels[level]}: ${rates}, ${lean} (${games} games).`,
  },
  rulings,
  pages: {
    how: {
      name: 'How a game goes',
      line: 'One night, one day, one vote.',
      text: [
        {
          title: 'Before the night',
          says: 'Take a scenario or choose your cards: three more than players. Everybody knows which are in play. Each looks at their own once, three stay in the centre. As soon as a character of the Vampire box is in play, each also has a Mark of Clarity.',
        },
        {
          title: 'Dusk',
          says: 'Eyes closed, those who lay marks are called: bite, fear, plague, love, treason… Then everyone looks at their own mark, and nothing else.',
        },
        {
          title: 'Night',
          says: 'One after the other, characters wake to recognise each other, to look at cards or to move them. You act for the card you were dealt, even if it has already gone. Sleepers do not know what is taken from them.',
        },
        {
          title: 'Day',
          says: 'Talk, lie, compare. Nobody looks at a card or mark any more: what you were last night may not be what you are.',
        },
        {
          title: 'Vote',
          says: 'On three, everyone points at somebody else, all at once.',
        },
        {
          title: 'Reckoning',
          says: 'Everything is turned up. Only what is then in front of you counts: the artefact first, then the mark, then the card.',
        },
      ],
    },
    calls: {
      name: 'The order of calls',
      line: 'Who wakes, and when.',
      text: [
        {
          says: 'Dusk counts down towards the night; then the numbers rise, letters following. Only characters in play are called, and all for the same time.',
        },
      ],
    },
    verdict: {
      name: 'Who dies, who wins',
      line: 'From the vote to the win.',
      text: [
        {
          title: 'Classic game',
          says: 'Vampires and Werewolves are not both at the table. Those most pointed at die, but nobody if each has one vote. A monster died: the Village wins. Otherwise the monsters present win, unless a Tanner died. With no monster at all, the Village wins if nobody dies.',
        },
        {
          title: 'Epic battle',
          says: 'Vampires, Werewolves and Village are all there: first and second place die, or only first if it is shared. A wolf dead and no Vampire: the Clan wins. A Vampire dead and no wolf: the Pack wins. Both: the Village. Neither: no team.',
        },
        {
          title: 'Monsters among themselves',
          says: 'Nobody of the Village at the table: one place dies, and each team wins by the other’s death alone.',
        },
        {
          title: 'Protection and what follows',
          says: 'The Prince, the Master if a Vampire points at him, and the Bodyguard’s ward escape vote and shot. A dying Hunter takes with him whoever he points at; one lover follows the other, protected or not.',
        },
        {
          title: 'For themselves',
          says: 'The Tanner wins by dying, the Assassin if the holder of his mark dies, the Apprentice if the Assassin dies, or the mark’s holder where no Assassin is at the table. The Traitor wins if another of their team dies. And whoever points at the holder of the Plague never wins.',
        },
      ],
    },
  },
};
