import type { Hands } from '../../../fr/games/blood/hands.ts';

export const hands: Hands = {
  lead: 'No cards: the phone goes round once for the deal, then from hand to hand, turn after turn.',
  deal: 'The deal',
  dealLead: 'You will see every card but your own.',
  covered: 'hidden unless you hold the eye',
  begin: 'Seen, let us begin',
  its: (name) => `Over to ${name}`,
  take: (name) => `${name}, hold to play`,
  takeHint: 'the cards stay hidden, the eye shows them',
  me: 'It’s me!',
  meToo: 'It’s me! I need the phone',
  who: 'Who takes the phone?',
  whoHint: 'Tap your name. Anybody may, at any time.',
  nobody: 'Nobody, after all',
  interrupts: (name, waited) => `${name} interrupts. Then the phone goes back to ${waited}.`,
  giveBack: (name) => `Back to ${name}`,
};
