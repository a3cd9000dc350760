import type { ServerWords } from '../fr/index.ts';

export const start: ServerWords['start'] = {
  description: 'The game master for hidden-role games: it deals, calls, keeps the secrets and judges.',
  tagline: ['The game master fits in your pocket.', 'So do the secrets.'],
  intro:
    'Veillée runs hidden-role games: it deals, calls each of you in the night, keeps every secret, then says who won, and why.',
  switch: 'Language',
  now: 'What you can do already',
  nowLead: 'The table will open here soon. Until then, the command line, from the project’s folder:',
  later: 'Nothing yet: the house is being built.',
  credits: 'After',
  unofficial: 'Unofficial; not connected with the authors or publishers of these games.',
  thanks: 'Typefaces: IM Fell English and Alegreya Sans, SIL OFL licence.',
  lost: 'It is dark in here.',
  lostLead: 'This page does not exist, or no longer does.',
  back: 'Back to the light',
};
