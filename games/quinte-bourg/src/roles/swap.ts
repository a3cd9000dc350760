import { may } from '@veillee/gamekit';
import { one, type Seat } from '@veillee/kernel';
import { nights } from '../calendar.ts';
import { swapOffices } from '../offices/vacate.ts';
import { type Action, ask } from '../power.ts';
import { count } from '../record.ts';
import type { Play } from '../spec.ts';

/** Whom each of the two has named (Q3). */
export const keeps = {
  tonight: (): { cortex: Seat | null; minus: Seat | null } => ({ cortex: null, minus: null }),
};

const swap = 'mice.swap';

/** Those whom the two named swap offices, if they are not the same (§3, Q3, Q4). */
function swapNamed(table: Play): void {
  const { cortex, minus } = table.state.night;
  if (cortex === null || minus === null || cortex === minus) return;
  count(table.state, swap);
  swapOffices(table, cortex, minus);
}

/** On even nights names somebody, unaware of the other's choice (§3). */
const nameBy = (mouse: 'cortex' | 'minus'): Action<'name'> => ({
  line: 'offices',
  ...(mouse === 'cortex' ? { first: true } : {}),
  nights: nights('Tue Thu Sat'),
  asks: [
    ask(
      'name',
      ({ villagers }) => may({ name: { player: one('seat', villagers) } }),
      (scene, { player: [target] }) => {
        scene.state.night[mouse] = target;
        scene.did('named', { target });
      },
    ),
  ],
});

export const first = { keeps, actions: [nameBy('cortex')] };
/** The swap is made once, whoever named last. */
export const second = { keeps, actions: [nameBy('minus')], changes: swapNamed, uses: [swap] };
