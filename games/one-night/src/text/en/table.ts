import type { Wordings } from '@veillee/kernel';
import type { TableKey } from '../fr/table.ts';

/** What is told at the table, in a player's own notes, and in the story of the night. */
export const table: Wordings<TableKey> = {
  'deal.done': 'The cards are dealt. Look at yours, then close your eyes.',
  'night.called': 'The night calls: {call:call}.',
  'night.markCheck': 'Everybody, look at your own mark, then close your eyes again.',
  'day.began': 'Day breaks. The floor is yours!',
  'day.shield': 'The shield lies in front of {seat:seat}.',
  'day.faceUp': 'Face up in front of {seat:seat}: {card:card}.',
  'day.artefacts': 'An artefact lies face down in front of {seats:seats}.',
  'vote.began': 'Time to vote! On three, everybody points at somebody.',
  'vote.counted': 'The fingers are out: {votes:votes}.',
  'claim.made': '{said:claimed}',
  'claim.takenBack': '{seat:Subject} {seat:verb|takes|take} a statement back (no. {number}).',

  'you.wereDealt': 'Your card at the start: {card:card}.',
  'you.checkedMark': 'Your mark: {mark:mark}.',
  'you.copied': 'You saw {place:cardAt}: {card:card}. You are that character now.',
  'you.froze': 'This was your call, but Fear holds you: your eyes stay shut.',
  'you.gaveMark': 'You gave {mark:theMark} to {seat:seat}.',
  'you.sawCard': 'You saw {place:cardAt}: {card:card}.',
  'you.sawMark': {
    other: 'You saw {seat:markAt}: {mark:mark}.',
    you: { seat: 'Your new mark: {mark:mark}.' },
  },
  'you.sawCard.still': 'Your card: still {card:theCard}.',
  'you.sawCard.own': 'Your new card: {card:card}.',
  'you.gaveMark.own': 'You gave yourself {mark:theMark}.',
  'you.swappedCards': 'You swapped {places:twoCards}.',
  'you.swappedMarks': 'You swapped {seats:twoMarks}.',
  'you.shiftedCards': 'You shifted the others’ cards {way:towards}.',
  'you.sawArtefact': 'Your artefact: {artefact:artefact}.',
  'you.wereLate': 'You did not answer in time.',
  'you.leftToChance': 'You did not answer in time: chance chose for you.',
  'you.passed': 'You passed.',

  'story.copied':
    '{by:Subject} {by:verb|looks|look} at {place:cardAt(by)} and {by:verb|copies|copy} {card:theCard}.',
  'story.gaveMark': '{by:Subject} {by:verb|gives|give} {mark:theMark} to {seat:seat}.',
  'story.gaveMark.own': {
    other: '{by:Subject} takes {mark:theMark}.',
    you: { by: 'You take {mark:theMark}.' },
  },
  'story.sawCard': '{by:Subject} {by:verb|looks|look} at {place:cardAt(by)}: {card:card}.',
  'story.sawMark': '{by:Subject} {by:verb|looks|look} at {seat:markAt(by)}: {mark:mark}.',
  'story.swappedCards': '{by:Subject} {by:verb|swaps|swap} {places:twoCards(by)}.',
  'story.swappedMarks': '{by:Subject} {by:verb|swaps|swap} {seats:twoMarks(by)}.',
  'story.shiftedCards': '{by:Subject} {by:verb|shifts|shift} the others’ cards {way:towards}.',
  'story.passed': '{by:Subject} {by:verb|passes|pass}.',
};
