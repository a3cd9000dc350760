import type { WhoWonWords } from '../../../fr/games/blood/whoWon.ts';

/** Who won?: what has to be told of the end, the cards turned up. */
export const whoWon: WhoWonWords = {
  cards: 'Cards',
  cardsTitle: 'Which card is in front of each?',
  cardsHint: 'And under both tokens. All others lie in the Wilderness.',
  card: (who) => `Which card is in front of ${who}?`,
  under: (token) => `${token}: which card is under it?`,
  ends: 'End',
  endsTitle: 'How did the game end?',
  endsHint: 'Points count only where nothing else decided.',
  points: 'Points were counted',
  claim: 'A claim',
  actor: 'Who',
  actorTitle: 'Who staked everything?',
  actorHint: 'Tap whoever claimed or betrayed.',
  dead: 'Dead',
  deadTitle: 'Who is dead?',
  deadHint: 'Tap the dead, as they were in the last turn.',
  last: 'Last turn',
  lastTitle: 'Whose turn was the last?',
  lastHint: 'A tie: that player’s camp loses.',
  twins: 'Twins',
  twinsTitle: 'Were twins played?',
  twinsHint: 'Cards of the same number die together.',
  yes: 'Yes',
  no: 'No',
};
