import { one, type Question, way } from '@veillee/kernel';
import { note } from '../record.ts';
import { isAlive } from '../state.ts';
import type { Hook } from './hooks.ts';

/** Of two who fight or spend the night together, the first named chooses whose house (§6). */
export const pairLine: Hook = {
  ask(state) {
    const { pair } = state.night;
    if (pair === null || pair.house !== null) return [];
    const asked: Question = {
      to: pair.first,
      topic: 'pair.house',
      form: way('go', { house: one('house', [pair.first, pair.second]) }),
      ends: 'answered',
      otherwise: 'random',
      params: { kind: pair.kind, player: pair.second },
    };
    // Killed since nightfall, they are as one who does not answer: the other must not notice (Q49).
    return [isAlive(state, pair.first) ? asked : { ...asked, feigned: true }];
  },
  answered(table, { answer }) {
    const { pair } = table.state.night;
    if (pair === null || answer === null) return;
    pair.house = (answer.house as number[])[0] as number;
    const awake = [pair.first, pair.second].filter((seat) => isAlive(table.state, seat));
    table.tell(awake, 'pair.went', { house: pair.house });
    note(table.state, pair.first, 'pair.house', { house: pair.house });
  },
};
