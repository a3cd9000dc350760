import { attack } from '../attack.ts';
import type { Hook } from './line.ts';

/** The attack; a carnage where the setting or a human master says so (Q18). */
export const attackLine: Hook = {
  ask: (state) =>
    state.options.carnage === 'master'
      ? [
          {
            to: 'master',
            topic: 'master.carnage',
            form: { no: { fields: {} }, yes: { fields: {} } },
            ends: 'answered',
            otherwise: { do: 'no' },
          },
        ]
      : [],
  answered(table, { answer }) {
    if (answer?.do === 'yes') table.state.night.carnage = true;
  },
  close(table) {
    const { state } = table;
    const { carnage } = state.options;
    if (typeof carnage === 'number' && state.week >= carnage) state.night.carnage = true;
    attack(table);
  },
};
