import type { Wordings } from '@veillee/kernel';
import type { TableKey } from '../fr/table.ts';

/** What is told at the table, in a player's own notes, and in the story of the night. */
export const table: Wordings<TableKey> = {
  'deal.done': 'The cards are dealt. Look at yours, then close your eyes.',
  'night.called': 'Now called: {call:call}.',
  'night.markCheck': 'Everybody look at your own mark, then close your eyes again.',
  'day.began': 'Day breaks. The floor is yours!',
  'day.shield': 'The shield lies in front of {seat:seat}.',
  'day.faceUp': 'Face up in front of {seat:seat}: {card:card}.',
  'day.artefacts': 'An artefact lies face down in front of {seats:seats}.',
  'vote.began': 'Time to vote! On three, everybody points at somebody.',
  'vote.counted': 'The fingers are out: {votes:votes}.',
  'claim.made': '{said:claimed}',
  'claim.takenBack': '{seat:seat} takes a statement back (no. {number}).',

  'you.wereDealt': 'Your card at the start: {card:card}.',
  'you.checkedMark': 'Your mark: {mark:mark}.',
  'you.copied': '{place:Where} you saw {card:card}: you are that character now.',
  'you.froze': 'This was your call, but Fear holds you: your eyes stay shut.',
  'you.gaveMark': 'You laid {mark:theMark} in front of {seat:seat}.',
  'you.sawCard': '{place:Where} you saw {card:card}.',
  'you.sawMark': 'The mark in front of {seat:seat}: {mark:mark}.',
  'you.swappedCards': 'You exchanged two cards: {places:wheres}.',
  'you.swappedMarks': 'You exchanged the marks of {seats:seats}.',
  'you.shiftedCards': 'You shifted the others’ cards {way:towards}.',
  'you.sawArtefact': 'Your artefact: {artefact:artefact}.',
  'you.passed': 'You passed.',

  'story.copied': '{by:seat} looks at a card {place:where} and copies {card:theCard}.',
  'story.gaveMark': '{by:seat} lays {mark:theMark} in front of {seat:seat}.',
  'story.sawCard': '{by:seat} looks at a card {place:where}: {card:card}.',
  'story.sawMark': '{by:seat} looks at the mark in front of {seat:seat}: {mark:mark}.',
  'story.swappedCards': '{by:seat} exchanges two cards: {places:wheres}.',
  'story.swappedMarks': '{by:seat} exchanges the marks of {seats:seats}.',
  'story.shiftedCards': '{by:seat} shifts the others’ cards {way:towards}.',
  'story.passed': '{by:seat} passes.',
};
