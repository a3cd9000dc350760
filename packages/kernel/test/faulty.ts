import type { Chair, Game, Question, Table } from '../src/index.ts';
import type { LawName } from '../src/laws/index.ts';
import { owls } from './testGame/owls.ts';
import type { Owls, State, Step, View } from './testGame/spec.ts';

/** Planted faults: the test game with one thing wrong, and the law that catches it. */
export interface Fault {
  readonly what: string;
  readonly law: LawName;
  readonly game: Game<Owls>;
}

export const { steps } = owls;

export const shows = (more: (state: State, chair: Chair) => object): Game<Owls> => ({
  ...owls,
  scene: (state): View => ({ ...owls.scene(state), ...more(state, 'table') }),
  sees: (state, chair): Partial<View> => ({ ...owls.sees?.(state, chair), ...more(state, chair) }),
});

export const withStep = (changed: Partial<Game<Owls>['steps']>): Game<Owls> => ({
  ...owls,
  steps: { ...steps, ...changed },
});

/** The same questions, with something else in each. */
export const asks =
  <S extends Step>(
    rule: { ask?(state: State, step: S, replies: never): readonly Question[] },
    change: (question: Question, state: State) => Partial<Question>,
  ) =>
  (state: State, step: S, replies: readonly unknown[]): Question[] =>
    (rule.ask?.(state, step, replies as never) ?? []).map((question) => ({
      ...question,
      ...change(question, state),
    }));

export const withoutPace = <R extends { pace?: unknown }>({ pace: _, ...rule }: R): Omit<R, 'pace'> => rule;

export const louder = (table: Table<Owls>, tell: Table<Owls>['tell']): Table<Owls> =>
  Object.create(table, { tell: { value: tell } });
