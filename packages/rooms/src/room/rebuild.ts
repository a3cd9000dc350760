import { isRecord, restore, snapshot } from '@veillee/kernel';
import { apply, remember } from './apply.ts';
import { OtherRules } from './otherRules.ts';
import {
  digestOf,
  emptyRoom,
  type GameOf,
  isRunning,
  type Logged,
  type Room,
  type RoomData,
} from './room.ts';

/** A room out of what is kept of it: its snapshot, and the log since. */

export function snapshotOf({ data, match }: Room): string {
  return JSON.stringify({ data, match: match === null ? null : snapshot(match) });
}

interface Stored {
  readonly room: number;
  readonly snapshot: { readonly seq: number; readonly data: string } | null;
  readonly lines: readonly { readonly seq: number; readonly at: number; readonly data: string }[];
}

/** The events of a line of the log; undefined where it is none. What they hold was checked before they were logged. */
export function eventsIn(line: string): readonly Logged[] | undefined {
  const events: unknown = JSON.parse(line);
  return Array.isArray(events) && events.every(isLogged) ? events : undefined;
}

const isLogged = (value: unknown): value is Logged => isRecord(value) && typeof value.e === 'string';

function eventsOf(room: number, line: string): readonly Logged[] {
  const events = eventsIn(line);
  if (events === undefined) throw new Error(`room ${room} has a line in its log that is none`);
  return events;
}

/** The room as it was, from its snapshot and the events since. */
export function rebuild({ room: id, snapshot: kept, lines }: Stored, games: GameOf): Room {
  const room = kept === null ? fresh(id, lines) : fromSnapshot(id, kept, games);
  for (const { seq, at, data } of lines) {
    if (seq <= room.seq) continue;
    for (const event of eventsOf(id, data)) {
      apply(room, event, at, games);
      if (event.c !== undefined) remember(room, event.c);
    }
    room.seq = seq;
  }
  return room;
}

function fresh(id: number, lines: Stored['lines']): Room {
  const [first] = eventsOf(id, lines[0]?.data ?? '[]');
  if (first?.e !== 'opened') throw new Error(`room ${id} has no beginning`);
  return { id, data: emptyRoom(first.code), match: null, seq: 0, faults: null };
}

/** What rooms had not always: those of former days get what a fresh one has. */
type Later = 'scores' | 'closed' | 'key' | 'locked' | 'barred' | 'watchers';
type StoredData = Omit<RoomData, Later> & Partial<Pick<RoomData, Later>>;

/** Only as far as tells a snapshot from anything else: we wrote it. */
const isSnapshot = (value: unknown): value is { data: StoredData; match: string | null } =>
  isRecord(value) &&
  isRecord(value.data) &&
  typeof value.data.code === 'string' &&
  Array.isArray(value.data.people) &&
  (value.match === null || typeof value.match === 'string');

function fromSnapshot(id: number, { seq, data: text }: { seq: number; data: string }, games: GameOf): Room {
  const kept: unknown = JSON.parse(text);
  if (!isSnapshot(kept)) throw new Error(`room ${id} has a snapshot that is none`);
  const data: RoomData = { ...emptyRoom(kept.data.code), ...kept.data };
  const match = kept.match === null ? null : restoredMatch(data, kept.match, games);
  // One that is over was only to be looked at.
  if (kept.match !== null && match === null) data.sitting = null;
  // Before there were digests, the ids themselves were kept.
  for (const person of data.people)
    person.done = person.done.map((id: number | string) => (typeof id === 'string' ? digestOf(id) : id));
  return { id, data, match, seq, faults: null };
}

/** The match of a snapshot; null where it is over and these rules do not know it. */
function restoredMatch(data: RoomData, text: string, games: GameOf): Room['match'] {
  const id = data.sitting?.game ?? '';
  const game = games(id);
  const restored = game === undefined ? undefined : restore(game, text);
  if (restored?.ok) return restored.value;
  if (!isRunning(data)) return null;
  const no = restored?.error;
  if (no?.key === 'snapshot.rules') throw new OtherRules(id, no.params?.rules);
  throw new Error(`a match cannot be restored: ${no?.key ?? `the game "${id}" is not served here`}`);
}
