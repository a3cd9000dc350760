import type { Home } from '../fr/home.ts';

export const home: Home = {
  rules: 'Read the rules',
  rulesHint: 'every character, every case settled',
  aloneHint: 'with bots, even without a network',
  onePhone: 'One phone',
  onePhoneHint: 'together, handed around, even without a network',
  told: 'The storyteller',
  toldHint: 'your cards on the table, the phone tells the night',
  whoWon: 'Who won?',
  whoWonHint: 'your cards turned up, the verdict and its reasons',
  lab: 'The workshop',
  labHint: 'what a deck is worth, weighed by bots',
  aloneDeal: 'Deal the cards',
  aloneOther: 'Set up the game first',
  aloneWait: 'The bots sit down…',
  minutes: (n) => `about ${n} minutes`,
  replay: 'Replay a saved story',
  noServer:
    'No server here: play alone, or together on this device, even without a network. Other phones cannot join.',
  aHouse:
    'So that everybody can play on their own phone, open a house: “veillee serve” on a computer, as Veillée’s README says.',
  seats: 'Back to my seat',
  seatAt: (code) => `Table ${code}`,
  resume: 'Go on with the game',
  resumeHint: (game) => `${game}, where you left it`,
  resumeForget: (game) => `Forget this game (${game})`,
  forget: (code) => `Forget table ${code}`,
  offline: 'No network here. Join the table’s wifi: your seat waits for you.',
  after: 'After',
  unofficial:
    'An unofficial app, not connected with the authors or publishers; it uses neither their texts nor their pictures.',
  icons: 'Engravings: game-icons.net (Lorc, Delapouite and others), CC BY 3.0.',
  fonts: 'Typefaces: IM Fell English and Alegreya Sans, SIL OFL.',
};
