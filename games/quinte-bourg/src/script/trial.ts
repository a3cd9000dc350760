import { copyOf } from '@veillee/gamekit';
import type { Rng } from '@veillee/kernel';
import type { Play } from '../spec.ts';
import type { State } from '../state.ts';

const first: Rng = { below: () => 0 };
const blank = { book: [], coinBook: [], terms: [], gazette: [], uses: {} };

/** A village like this one, with its books empty, in which nothing that is done reaches the real one. */
export const copyVillage = (state: State): State => ({
  ...copyOf({ ...state, ...blank }),
  players: state.players.map((player) => ({ ...copyOf(player), held: player.held.map(copyOf) })),
  night: copyOf(state.night),
  today: copyOf(state.today),
});

/** A table on which something may be tried out: it changes a copy, nobody is told, and nothing goes on from it. */
export function trialOf(state: State): Play {
  const copy = copyVillage(state);
  return {
    state: copy,
    options: copy.options,
    seats: copy.players.length,
    at: null,
    master: 'app',
    by: null,
    chance: () => first,
    tell() {},
    announce() {},
    next() {},
    cut() {},
    finish() {},
  };
}
