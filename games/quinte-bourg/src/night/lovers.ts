import { one, type Seat, topic, way } from '@veillee/kernel';
import { planOf } from '../places.ts';
import { count, note } from '../record.ts';
import { canAct, type State } from '../state.ts';
import type { Hook } from './line.ts';

/** Both Lovers, when they can be together. */
export const couple = (state: State): readonly Seat[] =>
  state.lovers?.every((seat) => canAct(state, seat)) ? state.lovers : [];

const sleeping = topic('lovers.house', (lovers: readonly Seat[]) =>
  way('sleep', { house: one('house', lovers) }),
);

/** Thirty seconds of talk and the choice of whose house; no agreement: chance (§3, Q43). */
export const loversLine: Hook = {
  body: ({ lovers }) => lovers ?? [],
  ask(state) {
    const lovers = couple(state);
    if (lovers.length === 0) return [];
    return [
      {
        to: lovers,
        ...sleeping.put(lovers),
        ends: 'agreed',
        otherwise: 'random',
        shows: lovers,
      },
    ];
  },
  answered(table, reply) {
    const { state } = table;
    const choice = sleeping.answerIn(reply);
    if (!choice) return;
    const [house] = choice.house;
    state.night.loversHouse = house;
    count(state, 'lovers.house');
    note(state, null, 'lovers.house', { house });
    table.tell(
      reply.to.filter((chair) => typeof chair === 'number'),
      'lovers.chose',
      { house },
    );
  },
};

/** Each goes there whatever keeps the other (Q45), unless a higher long action takes them elsewhere (Q54). */
const goesThere = (state: State, seat: Seat): boolean =>
  canAct(state, seat) && planOf(state, seat).action === 'love';

/** The Lovers meet where they chose to (§7). */
export const meetingLine: Hook = {
  happensTo: goesThere,
  body: ({ lovers }) => lovers ?? [],
  open(table) {
    const { state } = table;
    const { loversHouse } = state.night;
    if (loversHouse === null) return;
    const there = state.lovers?.filter((seat) => goesThere(state, seat)) ?? [];
    table.tell(there, 'lovers.meet', { house: loversHouse });
  },
};
