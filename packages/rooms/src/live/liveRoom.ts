import { newsTold } from '@veillee/kernel';
import type { Bucket } from '../gate/bucket.ts';
import type { Connection } from '../gate/connection.ts';
import type { Caller } from '../gate/threshold.ts';
import { isRunning, personOf, type Room } from '../room/room.ts';
import { isSecret, shownDue } from '../room/timing.ts';
import { RoomDeadlines } from '../time/deadlines.ts';
import type { Means } from '../wire/means.ts';
import { Screens } from '../wire/screens.ts';

/** A room with people at it: what is in memory and nowhere else. */
export interface LiveRoom {
  readonly room: Room;
  readonly connections: Set<Connection>;
  /** Those who stand before the door; how many have asked for a seat there; and who is shown as asking. */
  readonly door: Set<Connection>;
  callers: number;
  shownCallers: readonly Caller[];
  screens: Screens | null;
  /** Who is shown as here, and as of which step. */
  presence: ReadonlySet<number>;
  presenceAt: number | null;
  /** Who is shown as without a device: in the dark nobody learns that a seat was claimed. */
  papers: ReadonlySet<number> | null;
  /** Counts what happened in the room besides the moves of its match. */
  changes: number;
  /** The seats that bots hold, and as of which change. */
  bots: readonly number[];
  botsAt: number;
  /** Which of them looks up next, counted on and on. */
  nextBot: number;
  /** How many of them in a row did nothing. */
  botsIdle: number;
  /** The room as last shown to all, and whether it may have changed since. */
  roomText: string;
  roomIsStale: boolean;
  /** The public moment last shown to all, and whether it was one of a secret phase. */
  moment: string;
  wasSecret: boolean;
  /** Time for the frame that everybody gets in a secret phase. */
  beat: boolean;
  /** The scheduler's. */
  readonly deadlines: RoomDeadlines;
  /** The last event that the snapshot holds, and when the snapshot was wanted. */
  snapshotSeq: number;
  snapshotAt: number;
  touched: number;
  /** Something threw there, or somebody else wrote it: nothing happens in it any more. */
  isRetired: boolean;
  /** Waits for the end of the turn, to be logged and told. */
  isDirty: boolean;
  /** How much each person may still say, and write into the log. */
  readonly talk: Map<number, Bucket>;
  readonly writing: Map<number, Bucket>;
}

export const newLiveRoom = (room: Room, now: number): LiveRoom => ({
  room,
  connections: new Set(),
  door: new Set(),
  callers: 0,
  shownCallers: [],
  screens: null,
  presence: new Set(),
  presenceAt: null,
  papers: null,
  changes: 0,
  bots: [],
  botsAt: -1,
  nextBot: 0,
  botsIdle: 0,
  roomText: '',
  roomIsStale: true,
  moment: '',
  wasSecret: false,
  beat: false,
  deadlines: new RoomDeadlines(),
  snapshotSeq: 0,
  snapshotAt: now,
  touched: now,
  isRetired: false,
  isDirty: false,
  talk: new Map(),
  writing: new Map(),
});

export function isHere(live: LiveRoom, person: number): boolean {
  for (const connection of live.connections) if (connection.person === person) return true;
  const somebody = personOf(live.room.data, person);
  return somebody !== undefined && (somebody.bot || somebody.paper === true);
}

/** Whether somebody is here as far as all may know: what is decided in a secret phase goes by what all are shown. */
export function seemsHere(live: LiveRoom, person: number): boolean {
  return isSecret(live.room) ? live.presence.has(person) : isHere(live, person);
}

/** How many only look on, without a name. */
export function watchersOf({ connections }: LiveRoom): number {
  let watchers = 0;
  for (const { person } of connections) if (person === null) watchers += 1;
  return watchers;
}

/** The seats that bots hold in the present match. */
export function botsOf(live: LiveRoom): readonly number[] {
  if (live.botsAt === live.changes) return live.bots;
  const { data } = live.room;
  const holders = data.sitting?.holders ?? [];
  live.bots = holders.flatMap((id, seat) => (personOf(data, id)?.bot ? [seat] : []));
  live.botsAt = live.changes;
  return live.bots;
}

/** The screens of the present match. */
export function screensOf(live: LiveRoom, means: Means): Screens | null {
  const { match } = live.room;
  if (match === null) live.screens = null;
  else if (live.screens?.match !== match) live.screens = new Screens(match, means);
  return live.screens;
}

/** Changes exactly when something public happens to the match: all may be told at once. */
export function momentOf({ data, match }: Room): string {
  const { sitting } = data;
  if (sitting === null) return '';
  const { step, paused } = sitting.timing;
  const news = match === null ? 0 : newsTold(match);
  return `${sitting.number} ${sitting.state} ${step} ${shownDue(sitting.timing)} ${paused?.at} ${news}`;
}

/**
 * Whether one page by itself may be told everything again. Not in a secret phase, nor as one ends: its long frame would
 * tell that somebody there was answering.
 */
export const mayTellAllAgain = ({ room, wasSecret }: LiveRoom): boolean => !wasSecret && !isSecret(room);

export const isPlaying = ({ room }: LiveRoom): boolean =>
  isRunning(room.data) && room.data.sitting?.timing.paused === null;

/** Nobody is there, nothing goes on, and no game has come to its end: such a table is kept for nobody. */
export function isLeftUnplayed({ room: { data }, connections }: LiveRoom): boolean {
  return connections.size === 0 && data.scores.length === 0 && !isRunning(data);
}
