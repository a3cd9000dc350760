import type { Wordings } from '@veillee/kernel';
import type { TalkKey, ThoughtKey } from '../fr/talk.ts';

export const talk: Wordings<TalkKey> = {
  'talk.camp.1': '{seat:Seat}, from where I sit, your place is with {camp:camp}.',
  'talk.camp.2': '{seat:Seat}, I see you with {camp:camp}.',
  'talk.camp.3': '{seat:Seat}, your card speaks for {camp:camp}, believe me.',
  'talk.with.1': '{seat:Seat} and I, the same camp: I believe it.',
  'talk.with.2': '{seat:Seat} and I pull the same way.',
  'talk.against.1': '{seat:Seat} and I, I doubt that we play together.',
  'talk.against.2': '{seat:Seat} on one side, I on the other: that is my idea.',
  'talk.lean.1': 'To hear you, my place would be with {camp:camp}.',
  'talk.lean.2': 'I begin to see myself with {camp:camp}.',
  'talk.unsure.1': 'I still do not know who I am.',
  'talk.unsure.2': 'Tell me something: from here I see only the back of my card.',
};

export const thoughts: Wordings<ThoughtKey> = {
  'thought.first':
    'In the first turn, by the cards in sight alone, {by:of} place was {percent}% with {camp:camp}.',
  'thought.last': 'In {by:of} last turn, still by the cards: {percent}% with {camp:camp}.',
  'knew.asked': 'To know oneself a human, by the cards one sees',
  'knew.turn': 'Turn {turn}: {by:seat}',
};
