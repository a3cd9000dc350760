import { type Allowance, Bucket } from '../bucket.ts';
import { isRunning, personOf, type Room } from '../rooms/room.ts';
import { isSecret } from '../rooms/timing.ts';
import type { DeadlineKind } from '../store/store.ts';
import type { Connection } from './connection.ts';
import { Screens } from './screens.ts';

/** A room with people at it: what is in memory and nowhere else. */
export interface Live {
  readonly room: Room;
  readonly connections: Set<Connection>;
  screens: Screens | null;
  /** Who is shown as here, and as of which step. */
  lamps: ReadonlySet<number>;
  lampsAt: number | null;
  /** Counts what happened in the room besides the moves of its match. */
  changes: number;
  /** The seats that bots hold, and as of which change. */
  bots: readonly number[];
  botsAt: number;
  /** The room as last shown to all, and whether it may have changed since. */
  roomText: string;
  roomIsStale: boolean;
  /** The public moment last shown to all, and whether it was one of a secret phase. */
  moment: string;
  wasSecret: boolean;
  /** Time for the frame that everybody gets in a secret phase. */
  beat: boolean;
  /** The deadlines that are in the store, and which have moved since their alarms were set. */
  readonly stored: Record<DeadlineKind, number | null>;
  readonly moved: Record<DeadlineKind, boolean>;
  /** When the next beat of a secret phase is due. */
  nextBeat: number | null;
  hostDue: number | null;
  snapshotSeq: number;
  touched: number;
  /** Something threw there: nothing happens in it any more. */
  isAside: boolean;
  /** Waits for the end of the turn, to be logged and told. */
  isDirty: boolean;
  /** What happened that is not in the log yet, as JSON. */
  unwritten: string;
  readonly talk: Map<number, Bucket>;
  /** What each person may still write, and when all of the room was last put into a snapshot. */
  readonly ink: Map<number, Bucket>;
  snapshotAt: number;
}

export const newLive = (room: Room, now: number): Live => ({
  room,
  connections: new Set(),
  screens: null,
  lamps: new Set(),
  lampsAt: null,
  changes: 0,
  bots: [],
  botsAt: -1,
  roomText: '',
  roomIsStale: true,
  moment: '',
  wasSecret: false,
  beat: false,
  stored: { step: null, objection: null, host: null, clear: null },
  moved: { step: true, objection: true, host: true, clear: true },
  nextBeat: null,
  hostDue: null,
  snapshotSeq: 0,
  touched: now,
  isAside: false,
  isDirty: false,
  unwritten: '',
  talk: new Map(),
  ink: new Map(),
  snapshotAt: now,
});

export function isHere(live: Live, person: number): boolean {
  for (const connection of live.connections) if (connection.person === person) return true;
  return live.room.data.people.some(({ id, bot }) => id === person && bot);
}

/** Whether somebody is here as far as all may know: what is decided in a secret phase goes by the lamps. */
export function seemsHere(live: Live, person: number): boolean {
  return isSecret(live.room) ? live.lamps.has(person) : isHere(live, person);
}

/** How many only look on, without a name. */
export function watchersOf({ connections }: Live): number {
  let watchers = 0;
  for (const { person } of connections) if (person === null) watchers += 1;
  return watchers;
}

/** The seats that bots hold in the present match. */
export function botsOf(live: Live): readonly number[] {
  if (live.botsAt === live.changes) return live.bots;
  const { data } = live.room;
  const holders = data.sitting?.holders ?? [];
  live.bots = holders.flatMap((id, seat) => (personOf(data, id)?.bot ? [seat] : []));
  live.botsAt = live.changes;
  return live.bots;
}

/** The screens of the present match. */
export function screensOf(live: Live): Screens | null {
  const { match } = live.room;
  if (match === null) live.screens = null;
  else if (live.screens?.match !== match) live.screens = new Screens(match);
  return live.screens;
}

/** Changes exactly when something public happens to the match: all may be told at once. */
export function momentOf({ data }: Room): string {
  const { sitting } = data;
  if (sitting === null) return '';
  const { step, due, paused } = sitting.timing;
  return `${sitting.number} ${sitting.state} ${step} ${due} ${paused?.at}`;
}

/**
 * Whether one page by itself may be told everything again. Not in a secret phase, nor as one ends: its long frame would
 * tell that somebody there was answering.
 */
export const mayTellAllAgain = ({ room, wasSecret }: Live): boolean => !wasSecret && !isSecret(room);

export const isPlaying = ({ room }: Live): boolean =>
  isRunning(room.data) && room.data.sitting?.timing.paused === null;

/** What a person may write here. */
export function inkOf({ ink }: Live, person: number, { burst, perSecond }: Allowance, now: number): Bucket {
  const known = ink.get(person) ?? new Bucket(burst, perSecond, now);
  ink.set(person, known);
  return known;
}

/** Nobody is there, nothing goes on, and no game has come to its end: such a table is kept for nobody. */
export function isLeftUnplayed({ room: { data }, connections }: Live): boolean {
  return connections.size === 0 && data.scores.length === 0 && !isRunning(data);
}
