import type { Wordings } from '@veillee/kernel';
import type { TalkKey, ThoughtKey } from '../fr/talk.ts';

export const talk: Wordings<TalkKey> = {
  'talk.camp.1': '{seat:Seat}, from where I sit, your place is with {camp:camp}.',
  'talk.camp.2': '{seat:Seat}, I see you with {camp:camp}.',
  'talk.camp.3': '{seat:Seat}, your card is one of {camp:camp}, believe me.',
  'talk.camp.4': '{seat:Seat}, by your card, {camp:camp} can count on you.',
  'talk.with.1': '{seat:Seat} and I are in the same camp, I believe.',
  'talk.with.2': '{seat:Seat} and I pull the same way.',
  'talk.with.3': '{seat:Seat} and I hold cards of a kind: leave us in peace.',
  'talk.against.1': 'I doubt that {seat:seat} and I are playing together.',
  'talk.against.2': '{seat:Seat} on one side, me on the other: that is how I see it.',
  'talk.against.3': 'With {seat:seat} across the table I sleep with one eye open.',
  'talk.lean.1': 'From what you say, my place would be with {camp:camp}.',
  'talk.lean.2': 'I am beginning to see myself with {camp:camp}.',
  'talk.lean.3': 'Counting the cards, I would lean towards {camp:camp}.',
  'talk.unsure.1': 'I still do not know who I am.',
  'talk.unsure.2': 'Tell me something: from here I see only the back of my card.',
  'talk.unsure.3': 'The Humans, the Werewolves? For my own card it is still heads or tails.',
};

export const thoughts: Wordings<ThoughtKey> = {
  'thought.first':
    'In the first turn, going by the cards in sight alone, {by:subject} {by:verb|saw themselves|saw yourself} with {camp:camp} ({percent}%).',
  'thought.last':
    'In {by:verb|their|your} last turn, still going by the cards: with {camp:camp} ({percent}%).',
  'knew.asked': 'Being with the Humans, going by the cards in sight',
  'knew.turn': 'Turn {turn}: {by:seat}',
};
