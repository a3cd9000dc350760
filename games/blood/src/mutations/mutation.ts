import { type Answer, type Form, type Seat, way } from '@veillee/kernel';
import type { MutationId } from '../ids.ts';
import type { Play } from '../spec.ts';
import type { State } from '../state.ts';

/** One kind of mutation card: when it may be played, and what it does. */
export interface Mutation {
  readonly id: MutationId;
  /** How its living holder may play it now; undefined where the card does not allow it. */
  playable?(state: State, me: Seat): Form | undefined;
  play?(table: Play, me: Seat, answer: Answer): void;
  /** For a card that saves its condemned holder, who is asked: what it does besides. */
  rescue?(table: Play, me: Seat): void;
}

export const defineMutation = <M extends Mutation>(mutation: M): M => mutation;

/** Of cards that are simply played. */
export const playing: Form = way('play');
