import '../../icons.ts';
import type { WhoWon } from '../../whoWon.ts';
import { NightStory } from '../ending/Story.tsx';
import { nightPages } from '../ledger/nightPages.ts';
import { readNight } from '../ledger/readNight.ts';
import { endOf, judgedIn, nightOf, telling } from './telling.ts';
import { WayToVerdict } from './WayToVerdict.tsx';

/** Who won at One Night, with the way through the chart, and the ledger of the night. */
export const whoWon: WhoWon = {
  ...telling,
  judge(told, answers) {
    const end = endOf(told, answers);
    return { ...judgedIn(end), Way: ({ say }) => <WayToVerdict {...end} say={say} /> };
  },
  ledger: {
    pages(told, answers, lang, who) {
      const { night, all } = nightOf(told, answers, lang, who);
      return nightPages(night, all);
    },
    read(told, answers) {
      const { night, all } = nightOf(told, answers, 'fr', String);
      const { end, ...read } = readNight(night, all);
      return end === null ? read : { ...read, Night: ({ say }) => <NightStory end={end} say={say} /> };
    },
  },
};
