import type { Gate } from './gate/gate.ts';
import type { Rooms } from './live/rooms.ts';
import type { Setup } from './setup.ts';
import type { Scheduler } from './time/scheduler.ts';
import type { Actions } from './turn/actions.ts';
import type { CommitQueue } from './turn/commitQueue.ts';
import type { TurnLoop } from './turn/turnLoop.ts';

/** The parts of a room server. Each names the others that it knows: `Pick<Parts, …>`. */
export interface Parts {
  readonly setup: Setup;
  /** From what happened to what is sent. */
  readonly commits: CommitQueue;
  /** One turn: what came in, commit, then telling. */
  readonly turn: TurnLoop;
  /** Finding and loading rooms. */
  readonly rooms: Rooms;
  /** What can be done in a room. */
  readonly actions: Actions;
  /** Deadlines and alarms. */
  readonly scheduler: Scheduler;
  /** Connections and limits. */
  readonly gate: Gate;
}
