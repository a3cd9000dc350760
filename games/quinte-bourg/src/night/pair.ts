import { one, way } from '@veillee/kernel';
import { note } from '../record.ts';
import { isAlive } from '../state.ts';
import type { Hook } from './hooks.ts';

/** Of two who fight or spend the night together, the first named chooses whose house (§6). */
export const pairLine: Hook = {
  ask(state) {
    const { pair } = state.night;
    if (pair === null || pair.house !== null || !isAlive(state, pair.first)) return [];
    return [
      {
        to: pair.first,
        topic: 'pair.house',
        form: way('go', { house: one('house', [pair.first, pair.second]) }),
        ends: 'answered',
        otherwise: 'random',
        params: { kind: pair.kind, player: pair.second },
      },
    ];
  },
  answered(table, { answer }) {
    const { pair } = table.state.night;
    if (pair === null || answer === null) return;
    pair.house = (answer.house as number[])[0] as number;
    table.tell([pair.first, pair.second], 'pair.went', { house: pair.house });
    note(table.state, pair.first, 'pair.house', { house: pair.house });
  },
};
