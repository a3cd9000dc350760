import type { Wordings } from '@veillee/kernel';
import type { TalkKey, ThoughtKey } from '../fr/talk.ts';

/** What bots say in the debate, each thing in several ways. */
export const talk: Wordings<TalkKey> = {
  'talk.saw.1': 'I have seen {seat:of} camp card: {role:role}.',
  'talk.saw.2': 'Remember this about {seat:seat}: the camp card says {role:role}. I saw it with my own eyes.',
  'talk.away.1': '{seat:Subject} spent a night away from home: my instruments say so.',
  'talk.away.2': 'One of these nights I trailed {seat:seat}: the bed was empty.',
  'talk.home.1': 'I trailed {seat:seat}: at home the whole night.',
  'talk.home.2': '{seat:Subject} slept at home that night: I vouch for it.',
  'talk.growl.1': 'In front of {seat:of} house my animal growled.',
  'talk.growl.2': 'One night it smelt of Reptilian at {seat:of} house. My animal is never wrong.',
  'talk.corpse.1': 'By {seat:of} body my animal growled: cold blood.',
  'talk.corpse.2': '{seat:Subject} {seat:verb|was|were} one of the Reptilians: my animal smelt it.',
  'talk.still.1': 'By {seat:of} body my animal did not stir.',
  'talk.still.2': 'My animal kept watch over {seat:seat} and never growled: no Reptilian.',
  'talk.camera.1': 'The camera showed {seat:of} house empty. Who was out, and why?',
  'talk.camera.2': 'At the hour of the attack {seat:of} house stood empty: I do not forget.',
  'talk.against.1': '{seat:Subject} voted against {of:seat}: no Reptilian at all, as it turned out.',
  'talk.against.2': 'Read the votes again: {seat:seat} against {of:seat}, and the card was no Reptilian’s.',
  'talk.struck.1': '{seat:Subject} voted against {of:seat}, of the pack: that counts.',
  'talk.suspect.1': 'If you ask me, {seat:subject} {seat:verb|hides|hide} scales.',
  'talk.suspect.2': 'My suspicion falls on {seat:seat}.',
  'talk.suspect.3': 'I would gladly vote against {seat:seat}.',
  'talk.suspect.4': 'I hear a false note whenever I think of {seat:seat}.',
  'talk.suspect.5': 'If we were to vote now, I would name {seat:seat}.',
  'talk.trust.1': 'I say we leave {seat:seat} in peace.',
  'talk.trust.2': 'I shall not vote against {seat:seat}.',
  'talk.trust.3': 'Of all of us, it is {seat:seat} I would trust first.',
  'talk.deny.1': '{seat:Subject} {seat:verb|has|have} the wrong house when it comes to me.',
  'talk.deny.2': 'If {seat:subject} {seat:verb|accuses|accuse} me, so be it: ask yourselves who gains by it.',
  'talk.deny.3': 'Me, of the pack? The proof is for {seat:seat} to bring.',
  'talk.deny.4': 'I have heard {seat:seat}. It is not me you should be looking at.',
  'talk.deny.5': 'I would like to hear from {seat:seat} what that rests on.',
  'talk.unsure.1': 'Who has seen something? I am all ears.',
  'talk.unsure.2': 'If anybody saw something, speak up: the village is large.',
  'talk.unsure.3': 'Still nothing certain on my side. Does anybody know something?',
};

export const thoughts: Wordings<ThoughtKey> = {
  'thought.own.first':
    'At the first vote, by the facts alone, {by:subject} mostly suspected {seat:seat} of being in the pack ({percent}%).',
  'thought.own.last': 'At the last vote, {by:subject} mostly suspected {seat:seat} ({percent}%).',
  'thought.crowd.first':
    'In {by:of} eyes, at the first vote, the village mostly suspected {seat:seat} ({percent}%).',
  'thought.crowd.last':
    'In {by:of} eyes, at the last vote, the village mostly suspected {seat:seat} ({percent}%).',
};
