import type { Question, Reply, Seat } from '@veillee/kernel';
import type { Weekday } from '../ids.ts';
import type { Paces } from '../options.ts';
import type { Play } from '../spec.ts';
import type { State } from '../state.ts';

/** What a line of the night does besides calling cards. */
export interface Hook {
  /** Those whom the call concerns, able or not, besides the holders of cards. */
  body?(state: State): readonly Seat[];
  /** It happens to them, and none of them is asked anything: whether it does to one. */
  happensTo?(state: State, seat: Seat): boolean;
  open?(table: Play): void;
  ask?(state: State, replies: readonly Reply[]): readonly Question[];
  answered?(table: Play, reply: Reply): void;
  close?(table: Play, replies: readonly Reply[]): void;
}

/** A call of the night (§7); its words are the village's, or stand with whatever brings it. */
export interface Line {
  /** Its place: the lower is called before the higher. */
  readonly order: number;
  /** Counted with the call before it. */
  readonly besides?: true;
  /** Called once heavy sleep is over. */
  readonly afterDawn?: true;
  /** The only nights on which it is called. */
  readonly nights?: readonly Weekday[];
  /** Longer or shorter than others. */
  readonly pace?: keyof Paces;
  readonly hook?: Hook;
}
