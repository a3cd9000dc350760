import '../../icons.ts';
import type { WhoWon } from '../../whoWon.ts';
import { endOf, judgedIn, telling } from './telling.ts';
import { WayToVerdict } from './WayToVerdict.tsx';

/** Who won at One Night, with the way through the chart. */
export const whoWon: WhoWon = {
  ...telling,
  judge(told, answers) {
    const end = endOf(told, answers);
    return { ...judgedIn(end), Way: ({ say }) => <WayToVerdict {...end} say={say} /> };
  },
};
