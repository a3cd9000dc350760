import { type Chair, rowOf } from '@veillee/kernel';
import { type Ack, type Connection, nothingShown, type Replies } from '../gate/connection.ts';
import { callersAt } from '../gate/threshold.ts';
import { isHere, type LiveRoom, momentOf, screensOf } from '../live/liveRoom.ts';
import type { Ending, Frame } from '../ports.ts';
import { chairOf } from '../room/room.ts';
import { isSecret } from '../room/timing.ts';
import { padded } from './framing.ts';
import type { Means } from './means.ts';
import { roomView } from './roomView.ts';
import type { FrameParts } from './screens.ts';
import { commonTalk } from './talk.ts';
import { notesOf, Words } from './words.ts';

/**
 * Who is told what, and when (ADR 0005). What a chair is sent takes three steps: what has changed of what it sees
 * (`screens.ts`), the words for it (`words.ts`), and a frame of a size that tells nothing (`framing.ts`). Nothing goes
 * out before it is durable.
 */

/** Takes a whole frame that is to go out. */
export type Send = (connection: Connection, frame: Frame) => void;

/** One time that a room's people are told. */
class Round {
  readonly live: LiveRoom;
  readonly means: Means;
  readonly secret: boolean;
  /** The public moment. */
  readonly moment: string;
  /** Sizes tell nothing of what is one's own: in a secret phase, and in the frame that ends it. */
  readonly wide: boolean;
  readonly #words: Words;
  readonly #send: Send;
  /** How many bytes of facts all are told now: after an undo many, and near the edge of a class one's own would show. */
  #told = 0;

  constructor(live: LiveRoom, means: Means, now: number, send: Send) {
    this.live = live;
    this.means = means;
    this.secret = isSecret(live.room);
    this.moment = momentOf(live.room);
    this.wide = this.secret || (live.wasSecret && this.moment !== live.moment);
    this.#words = new Words(live, means, now, this.secret);
    this.#send = send;
  }

  /** Frames words, and pads them to a size that tells nothing. */
  send(connection: Connection, text: string, common = 0, tail?: Ending): void {
    // A sleeper's notes come back to him where others get the answer to what they did: all are as long.
    const own = this.wide ? this.#bytesOf(JSON.stringify(notesOf(this.live, connection))) : 0;
    this.#send(connection, padded(this.means.framing, text, this.wide, common, own, tail));
  }

  #bytesOf(text: string | undefined): number {
    return text === undefined ? 0 : this.means.framing.byteLength(text);
  }

  /** The end of most frames to come. */
  expect(room: string | undefined, parts: FrameParts): void {
    this.#words.expect(room, parts);
    if (this.wide) this.#told = this.#bytesOf(parts.facts);
  }

  /** One `now`: what hangs on the connection and the chair, then what all are shown. */
  show(connection: Connection, room: string | undefined, parts: FrameParts, always: boolean): void {
    const ack = connection.replies === null ? undefined : this.#lastAck(connection, connection.replies);
    const own = this.#words.own(connection, parts);
    const { shared, facts } = parts;
    const isEmpty = own === '' && room === undefined && shared === undefined && facts === undefined;
    if (isEmpty && ack === undefined && !always) return;
    const common = this.#words.ending(room, parts);
    // Wide frames are as long as their reader's notes ask for: none is like another.
    if (own !== '' || ack !== undefined || this.wide) {
      const alike = this.wide ? this.#bytesOf(room) + this.#bytesOf(shared) + (parts.told ?? this.#told) : 0;
      this.send(connection, this.#words.head(ack) + own, alike, common.tail);
      return;
    }
    common.frame ??= padded(this.means.framing, this.#words.head(), false, 0, 0, common.tail);
    this.#send(connection, common.frame);
  }

  /** All but the last of the answers to what it said are told in frames of their own. */
  #lastAck(connection: Connection, { acks }: Replies): Ack | undefined {
    connection.replies = null;
    while (acks.length > 1) this.send(connection, `${this.#words.head(acks.shift())}}`);
    return acks.pop();
  }
}

/** Tells whoever is to be told now. */
export function tell(live: LiveRoom, means: Means, now: number, send: Send): void {
  const round = new Round(live, means, now, send);
  for (const connection of live.connections) {
    if (connection.changes !== live.changes) connection.chair = chairOf(live.room, connection.person);
    if (connection.replies === null) continue;
    for (const words of connection.replies.words.splice(0)) round.send(connection, words);
  }
  const moved = round.moment !== live.moment;
  if (round.secret && !moved && !live.beat) tellOwn(round);
  else tellAll(round, live.beat || moved);
  live.beat = false;
}

const hasAcks = ({ replies }: Connection): boolean => replies !== null && replies.acks.length > 0;

const chairFor = ({ chair }: Connection): Chair => chair ?? 'table';

/** In a secret phase, between two beats: each connection only what is of its own doing. */
function tellOwn(round: Round): void {
  const { live } = round;
  const asked = new Set<Chair>();
  for (const connection of live.connections) {
    if (connection.fresh) tellFull(round, connection, true);
    else if (hasAcks(connection)) asked.add(chairFor(connection));
  }
  if (asked.size === 0) return;
  const screens = screensOf(live, round.means);
  for (const chair of asked) {
    const parts = screens === null || chair === 'table' ? {} : screens.own(chair);
    for (const connection of live.connections) {
      if (chairFor(connection) !== chair) continue;
      // Another page of the same seat follows; those who merely watch have nothing in common.
      if (chair !== 'table' || hasAcks(connection)) round.show(connection, undefined, parts, true);
    }
  }
}

function tellAll(round: Round, always: boolean): void {
  const { live } = round;
  const room = newRoomText(round);
  const screens = screensOf(live, round.means);
  const look = screens?.table();
  const table: FrameParts = look?.parts ?? {};
  round.expect(room, table);
  /** What each chair was told, its row the seat or one past the last for the master: a second look finds nothing new. */
  const told: FrameParts[] = [];
  for (const connection of live.connections) {
    if (connection.fresh) {
      tellFull(round, connection);
      continue;
    }
    const chair = chairFor(connection);
    let parts = table;
    if (chair !== 'table' && screens !== null && look !== undefined) {
      const row = rowOf(chair, screens.match.start.seats);
      parts = told[row] ?? screens.own(chair, look);
      told[row] = parts;
    }
    round.show(connection, room, parts, always);
  }
  live.moment = round.moment;
  live.wasSecret = round.secret;
}

/**
 * The room as all see it, where that has changed. In secret phases presence stands still from step to step; a pause
 * does not move it, or whoever may pause would look when they like.
 */
function newRoomText({ live, secret, means }: Round): string | undefined {
  const step = live.room.data.sitting?.timing.step ?? null;
  const presenceMayChange = !secret || step !== live.presenceAt;
  live.presenceAt = step;
  if (!live.roomIsStale) return undefined;
  const papers = live.room.data.people.filter(({ paper }) => paper).map(({ id }) => id);
  if (!secret || live.papers === null) live.papers = new Set(papers);
  if (presenceMayChange) {
    live.presence = new Set(live.room.data.people.map(({ id }) => id).filter((id) => isHere(live, id)));
  }
  const papersAreOld = papers.length !== live.papers.size || papers.some((id) => !live.papers?.has(id));
  const callers = callersAt(live);
  if (!secret) live.shownCallers = callers;
  const callersAreOld = callers.map(({ id }) => id).join() !== live.shownCallers.map(({ id }) => id).join();
  live.roomIsStale = !presenceMayChange || papersAreOld || callersAreOld;
  const text = JSON.stringify(roomView(live, means.games));
  if (text === live.roomText) return undefined;
  live.roomText = text;
  return text;
}

/** Everything, to a connection that has just come or has lost the thread. */
function tellFull(round: Round, connection: Connection, between = false): void {
  const { live } = round;
  const chair = chairFor(connection);
  const others = [...live.connections].some((other) => !other.fresh && chairFor(other) === chair);
  const parts = screensOf(live, round.means)?.full(chair, !others, between) ?? {};
  Object.assign(connection, {
    fresh: false,
    changes: -1,
    shownChair: undefined,
    shownLead: nothingShown,
    talkPast: -1,
    talkHeard: 0,
  });
  const told = round.wide ? (parts.told ?? 0) + commonTalk(live.room, round.means.framing) : 0;
  round.show(connection, JSON.stringify(roomView(live, round.means.games)), { ...parts, told }, true);
}
