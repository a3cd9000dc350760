import type { Chair } from './chair.ts';
import type { Question, Spec } from './game.ts';
import { liveOf, type Match } from './match.ts';

/*
 * The inside of a match, secrets and all: for tests, references and tools that study finished games. Whatever shows a
 * match to players must not import this.
 */

export const stateOf = <G extends Spec>(match: Match<G>): G['state'] => liveOf(match).running.state;

/** What is still to come, the next last. */
export const agendaOf = <G extends Spec>(match: Match<G>): readonly G['step'][] =>
  liveOf(match).running.agenda.map(({ step }) => step);

/** The questions put at this moment, and to whom. */
export const questionsOf = <G extends Spec>(
  match: Match<G>,
): readonly { to: readonly Chair[]; question: Question }[] => liveOf(match).top?.open?.asked ?? [];

/** The step on top; undefined once the match is over. */
export const stepOf = <G extends Spec>(match: Match<G>): G['step'] | undefined => liveOf(match).top?.step;
