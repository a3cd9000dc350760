import { keysOf, type Seat } from '@veillee/kernel';
import { poorest } from '../money.ts';
import { withoutOffice } from '../offices/holding.ts';
import { living, type State } from '../state.ts';

/** Who may propose, class by class: the right passes down when one stays silent (§10, Q77). */
const classes = {
  latest: ({ ghosts }: State): Seat[] => ghosts.slice(-1),
  ghosts: ({ ghosts }: State): Seat[] => ghosts.slice(0, -1),
  officeless: (state: State): Seat[] => withoutOffice(state),
  poorest: (state: State): Seat[] => poorest(state, living(state)),
};
export type Proposers = keyof typeof classes;

export const proposers: readonly Proposers[] = keysOf(classes);

export const proposersOf = (state: State, of: Proposers): Seat[] => classes[of](state);
