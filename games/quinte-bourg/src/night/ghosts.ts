import { one, orPass, type Seat, way } from '@veillee/kernel';
import { acting } from '../offices/holding.ts';
import { count, note } from '../record.ts';
import type { State } from '../state.ts';
import type { Hook } from './hooks.ts';

/** Houses the militia may guard: never the same two nights running (§8, Q28). */
const guardable = (state: State): Seat[] => state.circle.filter((house) => house !== state.guardedLast);

/** Each ghost names a house; the most named is guarded (Q67). */
export const ghostsLine: Hook = {
  ask: (state) =>
    state.ghosts.map((ghost) => ({
      to: ghost,
      topic: 'ghosts.guard',
      form: orPass(way('guard', { house: one('house', guardable(state)) })),
      ends: 'time',
      otherwise: 'pass',
      shows: state.ghosts,
    })),
  close(table, replies) {
    const { state } = table;
    const votes = replies.flatMap(({ answer }) => (answer?.do === 'guard' ? (answer.house as Seat[]) : []));
    if (votes.length === 0) return;
    for (const _ of votes) count(state, 'ghosts.guard');
    const counts = new Map<Seat, number>();
    for (const house of votes) counts.set(house, (counts.get(house) ?? 0) + 1);
    const most = Math.max(...counts.values());
    const tied = [...counts].filter(([, votes]) => votes === most).map(([house]) => house);
    state.night.tied = tied.sort((a, b) => a - b);
    if (tied.length === 1) guard(state, tied[0] as Seat);
  },
};

function guard(state: State, house: Seat): void {
  state.night.guarded = house;
  state.night.tied = [];
  note(state, null, 'guarded', { house });
}

/** The Chief chooses among the tied; silent or missing, chance does (Q67). */
export const chiefLine: Hook = {
  ask: (state) => {
    const chief = acting(state, 'chief');
    if (chief === null || state.night.tied.length < 2) return [];
    return [
      {
        to: chief,
        topic: 'chief.guard',
        form: way('guard', { house: one('house', state.night.tied) }),
        ends: 'answered',
        otherwise: 'random',
      },
    ];
  },
  answered(table, { answer }) {
    if (answer === null) return;
    count(table.state, 'chief.guard');
    guard(table.state, (answer.house as Seat[])[0] as Seat);
  },
  close(table) {
    const { state } = table;
    const { tied } = state.night;
    if (tied.length > 0) guard(state, tied[table.chance('guard').below(tied.length)] as Seat);
  },
};
