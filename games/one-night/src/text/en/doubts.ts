import type { Wordings } from '@veillee/kernel';
import type { DoubtKey } from '../fr/doubts.ts';

export const doubts: Wordings<DoubtKey> = {
  'doubt.players': 'The game is for {min} to {max}: {players} players are written down.',
  'doubt.copies':
    'Too many cards of the same character ({card:card}): {have} written down, {max} in the boxes.',
  'doubt.apart': 'This character is never played with those of the Vampire box, nor with marks: {card:card}.',
  'doubt.marks': 'Too many marks of the same sort ({mark:mark}): {have} written down, {max} on the board.',
  'doubt.layer': 'Nobody can have laid {mark:theMark}: the character that lays it was dealt to nobody.',
  'doubt.lacks': 'A mark must have been laid, was never wiped, and is missing all the same: {mark:theMark}.',
  'doubt.artefactTwice': 'The same artefact is written down twice: {artefact:artefact}.',
  'doubt.artefacts': 'Too many artefacts: {have} written down, {max} at most in one night.',
  'doubt.curator': 'An artefact is written down, but nobody can have laid it: that takes the Curator.',
  'doubt.uncopied': '{player:seat}: once dealt, this card ({card:card}) has always copied somebody.',
  'doubt.copiedInCentre': '{player:Seat}: coming from the centre, this card ({card:card}) has copied nobody.',
  'doubt.copiedElsewhere':
    '{player:seat}: this card ({card:card}) cannot have seen the one it copies ({copied:card}) where it looks.',
  'doubt.turnedInCentre':
    '{player:Seat}: coming from the centre, this card ({card:card}) cannot have become anything.',
  'doubt.omen': '{player:Seat}: no card at the table can have changed this player’s like that ({into:card}).',
  'doubt.fetched': 'Too many cards from the centre: {count} written down, {max} at most in one night.',
  'doubt.room':
    'To explain it all, at least {need} cards that were dealt would lie in the centre now; only {room} can.',
};
