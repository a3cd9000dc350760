import '../../icons.ts';
import type { WhoWon } from '../../whoWon.ts';
import { CardByCard } from '../ending/Points.tsx';
import { judgedBy, telling, verdictOf } from './telling.ts';

/** Who won at Blood, with the points card by card. */
export const whoWon: WhoWon = {
  ...telling,
  judge(told, answers) {
    const verdict = verdictOf(told, answers);
    return {
      ...judgedBy(told, answers, verdict),
      Way: ({ say }) => <CardByCard verdict={verdict} say={say} />,
    };
  },
};
