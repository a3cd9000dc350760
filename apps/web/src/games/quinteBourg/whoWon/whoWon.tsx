import '../../icons.ts';
import type { WhoWon } from '../../whoWon.ts';
import { CampsAndGoals } from './CampsAndGoals.tsx';
import { endOf, judgedIn, telling } from './telling.ts';

/** Who won at Quinte-Bourg, camp by camp and condition by condition. */
export const whoWon: WhoWon = {
  ...telling,
  judge(told, answers) {
    const end = endOf(told, answers);
    return { ...judgedIn(end), Way: ({ say }) => <CampsAndGoals end={end} say={say} /> };
  },
};
