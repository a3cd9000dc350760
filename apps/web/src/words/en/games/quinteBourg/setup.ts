import { listInWords, plural } from '@veillee/kernel';
import type { SetUpWords } from '../../../fr/games/quinteBourg/setup.ts';

export const setup: SetUpWords = {
  title: 'Quinte-Bourg',
  back: 'Back to the table',
  steps: { names: 'Names', cards: 'Cards', offices: 'Offices', deal: 'The deal' },
  paste: 'Paste your names',
  pasteHint:
    'One per line, in the order of the circle. Add (she) or (he) after a name if French is to agree with it.',
  spoken: { she: 'she', he: 'he' },
  circle: (n) =>
    plural(n, { one: 'One villager in the circle.', other: `${n} villagers in the circle.` }, 'en'),
  twice: (names) => `Left out, there twice: ${listInWords(names, 'en')}.`,
  blank: (n) => plural(n, { one: 'One empty line left out.', other: `${n} empty lines left out.` }, 'en'),
  beyond: (n) =>
    plural(
      n,
      {
        one: 'One name too many: a village has forty houses at most.',
        other: `${n} names too many: a village has forty houses at most.`,
      },
      'en',
    ),
  shuffle: 'Shuffle',
  ring: 'The circle',
  ringHint: 'Tap a house, then another: they swap places.',
  house: (n) => `House ${n}`,
  here: 'has a phone',
  paper: 'without a phone',
  present: (n) => plural(n, { one: 'phone in place', other: 'phones in place' }, 'en'),
  awaited: 'on paper',
  scan: 'Scan, then take your place',
  orPaper: 'or on paper, without a phone',
  cards: 'Who lives here?',
  advise: 'Take the advice',
  six: 'The Six',
  lovers: 'Lovers',
  loversMore: 'besides',
  rest: (n) =>
    plural(n, { one: 'other, the rest of the circle', other: 'others, the rest of the circle' }, 'en'),
  fewer: (what) => `${what}: one fewer`,
  more: (what) => `${what}: one more`,
  reptilians: 'Reptilians',
  others: 'the others',
  balance: (lean, advised, players) => {
    const advice = `For ${players}, we advise ${advised} Reptilians, Seth included.`;
    if (lean === 0) return `The village is in balance. ${advice}`;
    const much = Math.abs(lean) === 1 ? 'a little' : 'clearly';
    return lean < 0
      ? `The village is ${much} favoured. ${advice}`
      : `The Reptilians are ${much} favoured. ${advice}`;
  },
  conditions: 'What the Six aim for',
  drawConditions: 'Draw by lot',
  atOpening: 'decided in the opening',
  both: 'both',
  offices: 'Offices',
  officesHint: 'Those that people apply for during the game:',
  byLot: 'The mandatory offices and the Scrutineer’s are drawn by lot in the opening.',
  byName: 'The mandatory offices and the Scrutineer’s, from the opening on:',
  nameThem: 'Name them',
  leaveToLot: 'Leave it to chance',
  print: (n) => plural(n, { one: 'Print one slip', other: `Print ${n} slips` }, 'en'),
  printed: 'Slips printed: this deal will be played.',
  stale: 'The village has changed since they were printed: these slips no longer hold.',
  secret: 'Roles appear on paper alone. Keep the sheets to yourself.',
  none: 'Nothing is dealt yet.',
  begin: 'Close your eyes',
  missing: (n) => plural(n, { one: 'One villager is missing.', other: `${n} villagers are missing.` }, 'en'),
};
