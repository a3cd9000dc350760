import { plural } from '@veillee/kernel';
import type { Lobby } from '../fr/lobby.ts';

export const lobby: Lobby = {
  free: 'free',
  freeChair: (n) => `Chair ${n}, free`,
  seatBot: (n) => `Chair ${n}, free: seat a bot`,
  fill: (n) => plural(n, { one: 'A bot for the last chair', other: `${n} bots for the empty chairs` }, 'en'),
  settings: 'Set up the game',
  drag: 'Drag somebody onto another: they change places.',
  keys: 'By keyboard: Space to pick up, arrows to go around, Space to put down, Escape to give up. Enter opens the details.',
  lifted: (name, n) => `${name} is picked up from chair ${n}. Arrows to choose, Space to put down.`,
  above: (name, n) => `Chair ${n}, ${name}’s place.`,
  aboveOwn: (n) => `Chair ${n}, their own place.`,
  swapped: (a, b) => `${a} and ${b} changed places.`,
  kept: (name) => `${name} stays.`,
  waiting: (names) => `Still waiting for ${names}.`,
  waitingYou: 'Only you are waited for.',
  refusedReady: (names) => `The deal waits for ${names}: everybody taps “I am ready”.`,
  hostAlone: 'Only you so far. Show the code, or fill the chairs with bots.',
  hostAloneLocked:
    'Only you so far, and the door is locked. Open it under “The table”, or fill the chairs with bots.',
  readyAll: 'Nobody is waited for: deal.',
  readyAlone: 'All is ready: deal.',
  short: (n) => plural(n, { one: 'One more person is needed.', other: `${n} more people are needed.` }, 'en'),
  unsettled: 'The game cannot begin like this: the host settles it.',
  unsettledYou: 'The game cannot begin like this: settle it.',
  choosing: 'The host chooses the game.',
  choosingYou: 'Choose the game.',
  hostDeals: (name) => `Nobody else is waited for: ${name} will deal.`,
  hostAway: (name) => `${name} must deal but is not there. After a minute the table passes to somebody else.`,
  noHost: 'Nobody hosts the table: it passes to whoever is here.',
  awaited: (names) => `Waiting for ${names}: no signal right now.`,
  noChair: 'No chair is free: you watch.',
  allTaken: 'All chairs are taken: whoever comes can watch.',
  shortOf: (n) =>
    plural(
      n,
      {
        one: 'One chair is empty: fill it, or set up the game.',
        other: `${n} chairs are empty: fill them, or set up the game.`,
      },
      'en',
    ),
  seal: 'The shuffle will be sealed',
  sealWhat:
    'On dealing, the app shuffles, then publishes the shuffle’s fingerprint: a row of signs that everybody finds under “The table”.',
  sealWhy:
    'What for? In the end the record holds all it takes to do the sum again. The same fingerprint: nobody touched the cards, not the host, not even the server.',
  sealNow: 'Nothing is shuffled yet.',
  watchers: 'Watching',
};
