import type { Shell } from '../fr/shell.ts';

export const shell: Shell = {
  moment: 'One moment…',
  awaits: 'Something awaits you at your table.',
  looking: 'Looking for the table…',
  away: {
    title: 'The server does not answer.',
    more: 'We keep trying, and nothing is lost. Check that you are on the same network as the host.',
    offline: 'This device has no network. Nothing is lost: rejoin the Wi-Fi, and the game goes on.',
    again: 'Try again',
  },
  home: 'Back to the start',
  gone: {
    left: 'You left the table.',
    moved: 'Your seat is on another device.',
    deleted: 'The table was cleared.',
    other: 'We part here.',
    next: 'Lay another table, or come in with another code.',
    movedNext: 'Go on over there. To come back here, ask the other device for a code.',
  },
  unknown: {
    title: 'No table here.',
    impossible: 'A letter must have slipped: a code has four syllables, like BA-TO-LU-MI.',
    next: 'Correct it here: it is on the host’s screen. Your name is kept.',
    nextNameless: 'Correct it here: it is on the host’s screen.',
    other: 'Back to the start',
    forget: 'Forget this table',
  },
  noHouse: {
    title: 'No server here.',
    next: 'This address leads to a table, but this site has none. Ask whoever invited you for the address of the house.',
  },
  full: {
    title: 'No chair is free.',
    next: 'Try again once one is free; until then you can watch.',
    again: 'Try again',
    watch: 'Only watch',
  },
  version: {
    title: 'Veillée has changed.',
    next: 'Your seat is kept. Reload, and this page will match the server again.',
  },
  missing: {
    title: 'A page is missing.',
    next: 'It did not arrive: the network failed, or the app was updated. Your seat and your notes are kept.',
    again: 'Try again without reloading',
  },
  broken: {
    title: 'Something broke here.',
    next: 'Your seat is kept: reload the page, and the game goes on from where it is.',
  },
  reload: 'Reload the page',
  lost: 'Connection lost. Your seat is kept.',
  offline: 'Offline: play alone or read the rules; tables wait for the network.',
  keeping: {
    kept: 'Everything is on this phone: switch the network off if you like.',
    coming: 'This phone is saving the page so that it needs no network: one more moment…',
    never: 'The page cannot be kept here (that takes an https address): leave it open.',
  },
  newer: 'A new version is here.',
  renew: 'Reload',
  notNow: 'Later',
};
