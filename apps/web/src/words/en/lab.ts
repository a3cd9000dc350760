import type { Player } from '@veillee/gamekit/lab';
import { capital, plural } from '@veillee/kernel';
import type { LabWords } from '../fr/lab.ts';

const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const inWords = (n: number): string => numbers[n] ?? String(n);
const percent = (n: number): string => `${n}%`;
const games = (n: number): string =>
  plural(n, { one: 'one game', other: `${n.toLocaleString('en')} games` }, 'en');

const adjectives: { readonly [player in Player]: string } = {
  candid: 'trusting',
  skilled: 'skilled',
  sly: 'sly',
  chance: 'random',
};
const among: { readonly [player in Player]: string } = {
  candid: 'among trusting bots',
  skilled: 'among skilled bots',
  sly: 'among sly bots',
  chance: 'among bots that play at random',
};

export const lab: LabWords = {
  title: 'The workshop',
  lead: 'Bots play, we count. No game of real players comes in here.',
  up: 'Leave the workshop',
  opening: 'Lighting the workshop…',
  failed: 'The workshop does not open. Check the connection, then try again.',
  retry: 'Try again',
  games: 'Games',
  boards: 'Scenarios and decks',
  span: (min, max) => (min === max ? `${min}` : `${min}–${max}`),
  compose: 'Compose a deck',
  doctor: 'Deck doctor',

  players: inWords,
  levels: { candid: 'Trusting', skilled: 'Skilled', sly: 'Sly', chance: 'At random' },
  adjectives,
  level: 'Level of the bots',
  home: (team) => `${capital(team)} plays`,
  same: 'like the others',
  percent,
  count: games,

  about: (what, players, level, home) =>
    home === null
      ? `${what}, with ${inWords(players)}, ${among[level]}:`
      : `${what}, with ${inWords(players)}, ${adjectives[home.level]} bots for ${home.team}, ${adjectives[level]} for the others:`,
  firstWins: (team) => `${team} wins`,
  ofGames: 'of games',
  nextWins: (team) => team,
  noise: 'The difference is within the noise.',
  clear: 'The difference is clear.',
  unmeasured: 'not measured yet.',
  nobodyWins: 'no team stands out.',
  alone: 'On their own',
  key: (count) => `measured, 95% interval, ${count} in this cell`,
  keyUnmeasured: 'measured, 95% interval',
  landmark: 'mark: 50%',
  printed: 'Figures measured beforehand, which come with the game.',
  cell: (players, level) => `with ${inWords(players)}, ${level}`,
  between: (rate, low, high) => `${rate}, between ${low} and ${high}`,
  toMeasure: 'to be measured',

  cards: (players, level) => `Card by card, with ${inWords(players)}, ${level}`,
  kinds: { held: 'Held at the end', dealt: 'Dealt', seat: 'Seat' },
  kind: 'What is counted',
  kindHints: {
    held: 'whoever holds it at the end wins…; the stroke is the 95% interval',
    dealt: 'whoever was dealt it wins…; the stroke is the 95% interval',
    seat: 'whoever sits there wins…; the stroke is the 95% interval',
  },
  seat: (seat) => `Seat ${seat}`,
  mean: (rate) => `mean ${rate}`,
  cardsSaid: (best, high, worst, low) => `Luckiest: ${best} (${high}); unluckiest: ${worst} (${low}).`,
  cardsNoise: 'From card to card, all is within the noise.',
  cardsToMeasure: 'The cards of this cell have not been counted yet: measure it first.',
  table: 'The figures, as a table',
  columns: { what: 'What', rate: 'Wins', low: 'From', high: 'To', games: 'Games' },

  measure: 'Measure',
  perCell: 'Games per cell',
  measureBoard: (cells) =>
    plural(cells, { one: 'Measure the cell', other: `Measure all ${inWords(cells)} cells` }, 'en'),
  measureCell: 'Only this cell',
  resume: 'Go on',
  stop: 'Stop',
  progress: (done, of) =>
    `${done.toLocaleString('en')} of ${of.toLocaleString('en')} ${plural(of, { one: 'game', other: 'games' }, 'en')}`,
  stopped: 'Stopped. What is counted is kept, and goes on from here.',
  csv: 'Export as CSV',
  json: 'Export as JSON',
  forget: 'Forget these figures',
  trouble: {
    outdated:
      'Rules or bots have changed since you measured: those figures are set aside, and we count again.',
    full: 'The device has no room left: these figures live as long as the page.',
    broken: 'A bot has stumbled. What is counted is kept; go on whenever you like.',
  },
  calculating: 'working it out',

  doctorTitle: 'The deck doctor',
  doctorBack: 'Back to the workshop',
  tooHeavy: (team) => `${capital(team)} weighs too much`,
  even: 'Nothing leans',
  evenHint: 'The difference is within the noise: there is nothing to mend. With more games, perhaps.',
  unknown: 'Still on the scales',
  unknownHint: 'First put this deck on the scales: bots play, then every swap is tried.',
  noDeck: 'This deck is drawn at random for each game: there is no card to swap.',
  noSwap: 'The rules allow no swap that helps.',
  shareOf: (cards, of, team) =>
    `${capital(inWords(cards))} ${cards > 1 ? 'cards' : 'card'} of ${inWords(of)} ${cards > 1 ? 'are' : 'is'} for ${team}.`,
  flagged: 'to be swapped',
  remedies: (n) =>
    plural(n, { one: 'One remedy, measured', other: `${capital(inWords(n))} remedies, measured` }, 'en'),
  searching: 'Looking for remedies',
  remedy: (team, was, now, spread) =>
    `${team}: ${was} before, ${now} after, give or take ${spread} ${plural(spread, { one: 'point', other: 'points' }, 'en')}.`,
  inBand: 'Within the target, 45 to 52%.',
  outOfBand: 'Outside the target, 45 to 52%.',
  spread: (points) => `± ${points}`,
  withinNoise: 'within the noise',
  try: 'Try it',
  trying: 'Tried',
  apply: ['Apply the first', 'Apply the second', 'Apply the third'],
  applyAny: 'Apply this remedy',
  foot: (count, tried) =>
    `${count} per remedy, ${tried} ${plural(tried, { one: 'swap', other: 'swaps' }, 'en')} tried, worked out on this device.`,
  consult: 'Put it on the scales',
  consultHint:
    'Bots play this deck, then every swap of one card that the rules allow: a little at first, the best for as long as the deck itself. Nothing is shown but what was played.',

  composeTitle: 'A deck to weigh',
  composePlayers: 'Players',
  composeCards: (n) => plural(n, { one: 'One card chosen', other: `${n} cards chosen` }, 'en'),
  composeKeep: 'Weigh this deck',
  composeRemove: (name) => `Remove ${name}`,
  composeAdd: 'Add a card',
  dropDeck: 'Discard this deck',
};
