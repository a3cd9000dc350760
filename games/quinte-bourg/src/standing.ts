import { type Answer, type AnswerTo, asFitting, type Form, type Seat } from '@veillee/kernel';
import type { Play } from './spec.ts';
import type { State } from './state.ts';

/** Something that may be done at any moment: by a player, or by the master who sets something right. */
export interface Standing<Who> {
  readonly topic: string;
  /** Nothing where it cannot be done now. */
  offer(state: State, who: Who): Form | undefined;
  use(table: Play, who: Who, answer: Answer): void;
}

const standingOf =
  <Who>() =>
  <F extends Form>(
    topic: string,
    offer: (state: State, who: Who) => F | undefined,
    use: (table: Play, who: Who, answer: AnswerTo<F>) => void,
  ): Standing<Who> => ({
    topic,
    offer,
    use: (table, who, answer) => use(table, who, asFitting<F>(answer)),
  });

/** A standing right of a player. */
export const right = standingOf<Seat>();
/** Something a human master may set right. */
export const correction = standingOf<'master'>();
