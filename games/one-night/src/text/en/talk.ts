import type { Wordings } from '@veillee/kernel';
import type { TalkKey, ThoughtKey } from '../fr/talk.ts';

export const talk: Wordings<TalkKey> = {
  'talk.clash.1': '{seats:seats} all say {card:card}: one of them at least is lying.',
  'talk.clash.2': 'Too many for one card: {seats:seats} all claim {card:card}.',
  'talk.clash.3': '{card:card}, is it, {seats:seats}? There are not that many in the deck.',
  'talk.denied.1': '{by:seat} saw {card:card} with {seat:seat}, who says {own:card}. Whom to believe?',
  'talk.denied.2':
    '{seat:seat} says {own:card}, {by:seat} saw {card:card}: and nobody says they touched that card.',
  'talk.denied.3': 'Of {by:seat} and {seat:seat}, one is mistaken or fooling us: {card:card} or {own:card}?',
  'talk.centre.1': '{by:seat} saw {card:card} in the centre, and {seat:seat} claims to have held it.',
  'talk.centre.2': '{seat:seat} cannot have had {card:card} if {by:seat} saw it in the centre.',
  'talk.mark.1': '{seat:seat} says they had {mark:theMark}, but {by:seat} says they laid it elsewhere.',
  'talk.mark.2': 'The marks do not add up: {by:seat} and {seat:seat} do not tell of the same night.',
  'talk.taken.1': 'If {by:seat} is telling the truth, {seat:seat} has another card now.',
  'talk.taken.2': '{seat:seat}, to believe {by:seat}, you no longer have the card you think.',
  'talk.swapped.1': 'If {by:seat} is telling the truth, {seats:seats} have each other’s cards.',
  'talk.swapped.2': 'To believe {by:seat}, read {seats:seats} the other way round.',
  'talk.unheard.1': '{seat:seat}, we have not heard you yet.',
  'talk.unheard.2': 'And you, {seat:seat}? What did you do with your night?',
  'talk.suspect.1': 'I do not trust {seat:seat}.',
  'talk.suspect.2': 'The more I hear, the less I believe {seat:seat}.',
  'talk.suspect.3': 'If I had to point now, it would be {seat:seat}.',
  'talk.trust.1': 'I believe {seat:seat}.',
  'talk.trust.2': 'What {seat:seat} tells holds together.',
  'talk.unsure.1': 'So far it all fits. That is what worries me.',
  'talk.unsure.2': 'I cannot make up my mind.',
  'talk.sure.1': 'I have heard enough: {seat:seat}. Shall we vote?',
  'talk.sure.2': 'It is clear to me, {seat:seat}. Let us vote.',
  'talk.defend.1': '{seat:seat}, you are on the wrong track: I have said what I had to say.',
  'talk.defend.2': 'Me? Go over my words again, {seat:seat}.',
  'talk.defend.3': '{seat:seat}, while you look at me you miss the others.',
  'talk.turned.1': 'I doubted {seat:seat}, but in the end I point elsewhere.',
  'talk.turned.2': 'Too bad for {seat:seat}… or lucky: I changed my mind.',
};

export const thoughts: Wordings<ThoughtKey> = {
  'thought.side': 'In the morning, {by:seat} thought to win with {side:team}.',
  'thought.dawn': 'Before anybody spoke, {by:seat} doubted {seat:seat} most ({percent}%).',
  'thought.evening': 'When it came to the vote, {by:seat} doubted {seat:seat} most ({percent}%).',
  'thought.crowd': 'To {by:seat}, the table suspected {seat:seat} most ({percent}%).',
  'thought.vote':
    '{by:Subject} pointed at {seat:seat}: that way, {percent}% of the endings they imagined were won.',
  'thought.whim': '{by:Subject} pointed at {seat:seat} on a first impression.',
};
