import { plural } from '@veillee/kernel';
import type { Lobby } from '../fr/lobby.ts';

export const lobby: Lobby = {
  free: 'free',
  freeChair: (n) => `Chair ${n}, free`,
  seatBot: (n) => `Chair ${n}, free: seat a bot`,
  fill: (n) => plural(n, { one: 'A bot for the last chair', other: `${n} bots for the empty chairs` }, 'en'),
  settings: 'Set up the game',
  drag: 'Drag one person onto another: they swap places.',
  keys: 'By keyboard: Space to pick up, arrows to go round, Space to put down, Escape to cancel. Enter opens the details.',
  lifted: (name, n) => `${name} is picked up from chair ${n}. Arrows to choose, Space to put down.`,
  above: (name, n) => `Chair ${n}, ${name}’s place.`,
  aboveOwn: (n) => `Chair ${n}, their own place.`,
  swapped: (a, b) => `${a} and ${b} swapped places.`,
  kept: (name) => `${name} stays put.`,
  waiting: (names) => `Still waiting for ${names}.`,
  waitingYou: 'Everyone is waiting for you.',
  refusedReady: (names) => `The deal waits for ${names}: everybody taps “I am ready”.`,
  hostAlone: 'Only you so far. Show the code, or fill the chairs with bots.',
  hostAloneLocked:
    'Only you so far, and the door is locked. Open it under “The table”, or fill the chairs with bots.',
  readyAll: 'Everyone is ready: deal.',
  readyAlone: 'All set: deal.',
  short: (n) => plural(n, { one: 'One more person is needed.', other: `${n} more people are needed.` }, 'en'),
  unsettled: 'The game cannot begin like this: the host has to change the settings.',
  unsettledYou: 'The game cannot begin like this: change the settings.',
  choosing: 'The host is choosing the game.',
  choosingYou: 'Choose the game.',
  hostDeals: (name) => `Everyone is ready: ${name} is about to deal.`,
  hostAway: (name) => `${name} has to deal but is away. After a minute the table passes to somebody else.`,
  noHost: 'Nobody hosts the table: it passes to whoever is here.',
  awaited: (names) => `Waiting for ${names}: no signal right now.`,
  noChair: 'No chair is free: you are watching.',
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
    'As the cards are dealt, the app shuffles, then publishes the shuffle’s fingerprint: a string of characters that everybody can find under “The table”.',
  sealWhy:
    'What for? At the end, the record holds all it takes to redo the calculation. Same fingerprint: nobody touched the cards, not the host, not even the server.',
  sealNow: 'Nothing is shuffled yet.',
  watchers: 'Watching',
};
