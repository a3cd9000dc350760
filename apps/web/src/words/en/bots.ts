import type { BotWords } from '../fr/bots.ts';

export const bots: BotWords = {
  level: 'The bots',
  levels: {
    candid: {
      name: 'Trusting',
      hint: 'They believe what they are told, lie badly and follow their first idea.',
    },
    skilled: {
      name: 'Skilled',
      hint: 'They compare claims and lie convincingly, with a slip now and then.',
    },
    sly: { name: 'Sly', hint: 'They weigh every word, and choose the lie that the table will believe best.' },
  },
  temper: 'Temperament',
  tempers: {
    even: { name: 'Calm', hint: 'Speaks in turn, without haste.' },
    talkative: { name: 'Talkative', hint: 'Speaks early and often.' },
    cautious: { name: 'Cautious', hint: 'Listens a long time before speaking.' },
    stubborn: { name: 'Stubborn', hint: 'Never goes back on what was said.' },
  },
  lead: 'A name, and the cards fall. The bots see only what their own chair sees; you learn by playing.',
  thoughts: 'What the bots thought',
};
