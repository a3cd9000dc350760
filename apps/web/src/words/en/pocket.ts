import type { Pocket } from '../fr/pocket.ts';

export const pocket: Pocket = {
  own: 'Your table',
  inHere: 'On this device, without a network',
  ownHint: 'It needs nothing but this device: nobody else can sit down at it.',
  friends: 'To play on several phones, lay a table.',
  lay: 'Lay a table',
  alone: 'Fill the chairs with bots.',
  ready: 'Everybody is here. Deal whenever you like.',
  leaveHint: 'Time stops here, and the game waits for you at the start.',
  otherTable: 'Change names or game',
  opening: 'Opening the house…',
  elsewhere: {
    title: 'The game is in another tab.',
    more: 'One tab at a time holds the house, so that nothing is played twice.',
    next: 'Go on over there, or take it over here: the other tab will stop.',
    take: 'Take it over here',
  },
  shut: {
    title: 'The house does not open.',
    more: 'A piece of it did not arrive, or this browser refuses it. We go on trying; what was played is kept.',
  },
  gone: {
    title: 'That game is gone.',
    more: 'A game is kept for fourteen days, and only on the device it was played on.',
  },
  lost: 'The house opens again. Your game is kept.',
  unkept: {
    memory: 'This browser keeps nothing here: if the tab closes, the game is lost.',
    full: 'No space left on this device: if the tab closes, the game is lost.',
    partly: 'Some of what this device had kept could not be read any more; the rest is there.',
    anew: 'What this device had kept could not be read any more: we start again from nothing.',
  },
  understood: 'Got it',
  fileHint: 'The story stays on this device. The file can be kept, sent, and seen again anywhere.',
};
