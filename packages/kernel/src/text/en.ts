import type { Wordings } from '../text.ts';
import type { KernelKey } from './fr.ts';

export const kernelEn: Wordings<KernelKey> = {
  'input.malformed': 'This message does not have the expected form.',
  'match.over': 'The match is over.',
  'chair.unknown': 'There is no such seat at this table.',
  'chair.notYours': 'Only the game master may answer for somebody else.',
  'master.absent': 'Nobody sits in the game master’s chair.',
  'master.malformed': 'The game master is either a person or the app.',
  'master.changed': ({ master }) =>
    master === 'human' ? 'A person takes the game master’s chair.' : 'The app leads the game from now on.',
  'master.corrected': 'The game master set something right: {reason}',
  'match.undone': 'We go back a little: {reason}',
  'prompt.closed': 'This question is no longer open. Look at what you are asked now.',
  'right.closed': 'You cannot do that at the moment.',
  'time.stale': 'That time is already up.',
  'time.none': 'This step has no time limit.',
  'undo.range': 'There is nothing like that to undo.',
  'seed.malformed': 'The seed of chance must be 64 hexadecimal digits.',
  'seats.malformed': 'The number of seats is not valid.',
  'answer.malformed': 'This answer does not have the expected form.',
  'answer.way': 'That choice is not offered.',
  'answer.missing': 'A part of the answer is missing ({field}).',
  'answer.extra': 'The answer holds more than is asked.',
  'answer.amount': 'Choose a whole number from {from} to {to}.',
  'answer.text': 'Write a text of {min} to {max} characters.',
  'answer.count': ({ min, max }) =>
    min === max ? `Choose exactly ${min}.` : `Choose from ${min} to ${max}.`,
  'answer.option': 'That choice is not allowed here.',
  'answer.twice': 'The same choice does not count twice.',
  'answer.apart': 'The choices must be different.',
  'transcript.early': 'The story of a match opens only at its end.',
  'transcript.malformed': 'This file is not the transcript of a Veillée match.',
  'transcript.version': 'This transcript has an unknown format ({version}).',
  'transcript.game': 'This transcript is of another game ({game}).',
  'transcript.refused': 'The transcript breaks off: its input no. {index} is refused ({because}).',
  'snapshot.malformed': 'This stored match cannot be read.',
};
