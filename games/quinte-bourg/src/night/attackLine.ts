import { attack, isCarnage, raided } from '../attack.ts';
import { hunts, placesOf, planOf } from '../places.ts';
import { seatsOf } from '../state.ts';
import type { Hook } from './line.ts';

/** The attack; a carnage where the setting or a human master says so (Q18). */
export const attackLine: Hook = {
  happensTo: (state, seat) => raided(state, placesOf(state)).includes(planOf(state, seat).house),
  body: (state) => seatsOf(state).filter((seat) => hunts(state, seat)),
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
    state.night.carnage = isCarnage(state);
    attack(table);
  },
};
