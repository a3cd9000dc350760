import { type Deadline, type DeadlineChange, type DeadlineKind, deadlineKinds } from '../store/store.ts';

/**
 * The deadlines of one room: what the store holds of them, and what their alarms do not know yet. A room says when its
 * step and its objection end; the scheduler alone moves deadlines, here, before it writes and rings them.
 */
export class RoomDeadlines {
  readonly #due: Record<DeadlineKind, number | null> = {
    step: null,
    objection: null,
    host: null,
    clear: null,
  };
  readonly #moved = new Set<DeadlineKind>(deadlineKinds);
  /** When a host who is gone has been so for long enough. */
  hostDue: number | null = null;
  /** When the next beat of a secret phase is due; no row of it is kept. */
  nextBeat: number | null = null;

  dueOf(kind: DeadlineKind): number | null {
    return this.#due[kind];
  }

  /** As the store has it. */
  restore({ kind, due }: Deadline): void {
    this.#due[kind] = due;
    if (kind === 'host') this.hostDue = due;
  }

  /** What is to be written where it moves. */
  move(room: number, kind: DeadlineKind, due: number | null): DeadlineChange | undefined {
    if (kind === 'host') this.hostDue = due;
    if (this.#due[kind] === due) return undefined;
    this.#due[kind] = due;
    this.#moved.add(kind);
    return { room, kind, due };
  }

  /** Those whose alarms are to be set anew. */
  takeMoved(set: (kind: DeadlineKind, due: number | null) => void): void {
    if (this.#moved.size === 0) return;
    for (const kind of deadlineKinds) if (this.#moved.has(kind)) set(kind, this.#due[kind]);
    this.#moved.clear();
  }
}
