import { at, one, orPass, type Seat, topic, way } from '@veillee/kernel';
import { count } from '../record.ts';
import type { State } from '../state.ts';
import { guard } from './guard.ts';
import type { Hook } from './line.ts';

/** Houses the militia may guard: never the same two nights running (§8, Q28). */
const guardable = (state: State): Seat[] => state.circle.filter((house) => house !== state.guardedLast);

const wishing = topic('ghosts.guard', (houses: readonly Seat[]) =>
  orPass(way('guard', { house: one('house', houses) })),
);

/** Each ghost names a house; the most named is guarded (Q67). */
export const ghostsLine: Hook = {
  body: ({ ghosts }) => ghosts,
  ask: (state) =>
    state.ghosts.map((ghost) => ({
      to: ghost,
      ...wishing.put(guardable(state)),
      ends: 'time',
      otherwise: 'pass',
      shows: state.ghosts,
    })),
  close(table, replies) {
    const { state } = table;
    const votes = replies.flatMap((reply): readonly Seat[] => {
      const wish = wishing.answerIn(reply);
      return wish?.do === 'guard' ? wish.house : [];
    });
    if (votes.length === 0) return;
    for (const _ of votes) count(state, 'ghosts.guard');
    const counts = new Map<Seat, number>();
    for (const house of votes) counts.set(house, (counts.get(house) ?? 0) + 1);
    const most = Math.max(...counts.values());
    const tied = [...counts].filter(([, votes]) => votes === most).map(([house]) => house);
    state.night.tied = tied.sort((a, b) => a - b);
    if (tied.length === 1) guard(state, at(tied, 0));
  },
};
