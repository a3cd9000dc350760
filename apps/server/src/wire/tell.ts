import { type Chair, hears, rowOf } from '@veillee/kernel';
import type { RoomView, Saying } from '@veillee/protocol';
import type { Games } from '../games.ts';
import { faultsOf } from '../rooms/commands/host.ts';
import { chairOf, isRunning, personOf, type Room, type TalkItem } from '../rooms/room.ts';
import { scoresOf } from '../rooms/scores.ts';
import { isSecret, leftOf } from '../rooms/timing.ts';
import type { Ack, Connection, Due } from './connection.ts';
import { isHere, type Live, momentOf, screensOf } from './live.ts';
import { textFrame } from './padding.ts';
import type { Parts } from './screens.ts';

/** Who is told what, and when (ADR 0005). Called only with what is in the log already. */

/** Takes a whole frame that is to go out now. */
export type Send = (connection: Connection, frame: Buffer) => void;

class Round {
  readonly live: Live;
  readonly now: number;
  readonly secret: boolean;
  /** The public moment. */
  readonly moment: string;
  /** Sizes tell nothing of what is one's own: in a secret phase, and in the frame that ends it. */
  readonly wide: boolean;
  readonly #send: Send;
  readonly #head: string;
  /** What all are shown: the end of everybody's frame, and whole the frame of those who are shown nothing else. */
  #common: Ending | null = null;
  /** How many bytes of facts all are told now: after an undo many, and near the edge of a class one's own would show. */
  #told = 0;

  constructor(live: Live, now: number, send: Send) {
    this.live = live;
    this.now = now;
    this.secret = isSecret(live.room);
    this.moment = momentOf(live.room);
    this.wide = this.secret || (live.wasSecret && this.moment !== live.moment);
    this.#send = send;
    this.#head = `{"t":"now","m":${live.room.data.sitting?.number ?? 0}`;
  }

  send(connection: Connection, text: string, common = 0, tail?: Buffer): void {
    // A sleeper's notes come back to him where others get the answer to what they did: all are as long.
    const own = this.wide ? bytesOf(JSON.stringify(notesOf(this.live.room, connection))) : 0;
    this.#send(connection, textFrame(text, this.wide, common, own, tail));
  }

  /** One `now`: what hangs on the connection and the chair, then what all are shown. */
  show(connection: Connection, room: string | undefined, parts: Parts, always: boolean): void {
    const ack = connection.due === null ? undefined : this.#lastAck(connection, connection.due);
    const own = connectionParts(this.live, connection, this.secret) + entry('own', parts.own);
    const { shared, facts } = parts;
    const isEmpty = own === '' && room === undefined && shared === undefined && facts === undefined;
    if (isEmpty && ack === undefined && !always) return;
    const common = this.#endOf(room, shared, facts);
    // Wide frames are as long as their reader's notes ask for: none is like another.
    if (own !== '' || ack !== undefined || this.wide) {
      const alike = this.wide ? bytesOf(room) + bytesOf(shared) + (parts.told ?? this.#told) : 0;
      this.send(connection, this.#headFor(ack) + own, alike, common.tail);
      return;
    }
    common.frame ??= textFrame(this.#head, false, 0, 0, common.tail);
    this.#send(connection, common.frame);
  }

  /** All but the last of the answers to what it said are told in frames of their own. */
  #lastAck(connection: Connection, { acks }: Due): Ack | undefined {
    connection.due = null;
    while (acks.length > 1) this.send(connection, `${this.#headFor(acks.shift())}}`);
    return acks.pop();
  }

  #headFor(ack: Ack | undefined): string {
    return ack === undefined ? this.#head : `${this.#head},"ack":${JSON.stringify(ack)}`;
  }

  /** The end of most frames to come. */
  expect(room: string | undefined, { shared, facts }: Parts): void {
    this.#common = this.#endOf(room, shared, facts);
    if (this.wide) this.#told = bytesOf(facts);
  }

  #left(): number | null {
    const left = leftOf(this.live.room, this.now);
    return left === null || !this.secret ? left : Math.round(left / grain) * grain;
  }

  #endOf(room: string | undefined, shared: string | undefined, facts: string | undefined): Ending {
    const known = this.#common;
    if (known !== null && known.room === room && known.shared === shared && known.facts === facts)
      return known;
    const left = `,"left":${this.#left()}}`;
    const tail = Buffer.from(entry('room', room) + entry('shared', shared) + entry('facts', facts) + left);
    return { room, shared, facts, tail, frame: null };
  }
}

/** In the dark the time left is told in steps of so many milliseconds: no finer than a busy house is late. */
const grain = 100;

/** The end of a frame in bytes, and the whole frame that is nothing else. */
interface Ending {
  readonly room: string | undefined;
  readonly shared: string | undefined;
  readonly facts: string | undefined;
  readonly tail: Buffer;
  frame: Buffer | null;
}

const bytesOf = (text: string | undefined): number => (text === undefined ? 0 : Buffer.byteLength(text));

const entry = (name: string, text: string | undefined): string =>
  text === undefined ? '' : `,"${name}":${text}`;

const notesOf = ({ data }: Room, { person }: Connection): string => personOf(data, person)?.notes ?? '';

/** Who one is, one's notes, and talk: by person, whatever the chair. */
function connectionParts({ room, changes }: Live, connection: Connection, secret: boolean): string {
  if (connection.changes === changes) return '';
  const { person, chair } = connection;
  let text = '';
  if (chair !== connection.shownChair) text += `,"me":{"person":${person},"chair":${JSON.stringify(chair)}}`;
  connection.shownChair = chair;
  const notes = notesOf(room, connection);
  if (notes !== connection.shownNotes) text += `,"notes":${JSON.stringify(notes)}`;
  connection.shownNotes = notes;
  text += talkFor(room, connection, secret);
  if (connection.talkPast === talkEnd(room)) connection.changes = changes;
  return text;
}

const talkEnd = ({ data }: Room): number => data.forgotten + data.talk.length;

/** In the dark no more whispers go into one frame than leave it its size; the others come with the next. */
const mostWhispers = 1000;

function talkFor(room: Room, connection: Connection, secret: boolean): string {
  const { data } = room;
  const end = talkEnd(room);
  if (connection.talkPast === end) return '';
  const most = secret ? mostWhispers : Number.POSITIVE_INFINITY;
  // Who comes in the dark is told at once what all were told, which is counted apart, as far as the first whisper.
  const onlyCommon = secret && connection.talkPast < 0;
  let list = '';
  let bytes = 0;
  let heard = 0;
  let at = Math.max(connection.talkPast, data.forgotten);
  for (; at < end; at += 1) {
    const item = data.talk[at - data.forgotten] as TalkItem;
    if (!reaches(item, connection.person)) continue;
    const line = JSON.stringify(shown(item));
    bytes += bytesOf(line);
    if (onlyCommon ? !isToldAll(item) : heard > 0 && bytes > most) break;
    list += `${heard === 0 ? '' : ','}${line}`;
    heard += 1;
  }
  connection.talkPast = at;
  if (heard === 0) return '';
  const from = connection.talkHeard;
  connection.talkHeard += heard;
  return `,"talk":{"from":${from},"list":[${list}]}`;
}

const isToldAll = (item: TalkItem): boolean => 'note' in item || item.to === 'all';

const reaches = (item: TalkItem, person: number | null): boolean =>
  'note' in item || item.to === 'all' || hears(item.to, person ?? 0);

/** How many bytes of talk are everybody's. */
function commonTalk({ data }: Room): number {
  let bytes = 0;
  for (const item of data.talk) if (isToldAll(item)) bytes += bytesOf(JSON.stringify(shown(item)));
  return bytes;
}

const shown = (item: TalkItem): Saying =>
  'note' in item ? item : { who: item.who, name: item.name, circle: item.circle, text: item.text };

export function roomView({ room, lamps }: Live, games: Games): RoomView {
  const { data } = room;
  const { sitting } = data;
  return {
    code: data.code,
    host: data.host,
    locked: data.locked,
    barred: data.barred.map(({ person, name }) => ({ person, name })),
    people: data.people.map(({ id, name, bot, ready }) => ({
      id,
      name,
      here: bot || lamps.has(id),
      ready,
      ...(bot ? { bot } : {}),
    })),
    seats: data.seats,
    chairs: data.chairs,
    game: data.game,
    options: data.options,
    master: data.master,
    scores: scoresOf(data),
    faults: isRunning(data) ? [] : [...faultsOf(room, games)],
    match: sitting && {
      number: sitting.number,
      game: sitting.game,
      options: sitting.options,
      holders: sitting.holders,
      master: sitting.master,
      fingerprint: sitting.fingerprint,
      state: sitting.state,
      paused: sitting.timing.paused !== null,
      story: sitting.story,
    },
    replacing: data.replacing && {
      seat: data.replacing.seat,
      owner: data.replacing.owner,
      by: data.replacing.by,
    },
  };
}

/** Tells whoever is to be told now. */
export function tell(live: Live, games: Games, now: number, send: Send): void {
  const round = new Round(live, now, send);
  for (const connection of live.connections) {
    if (connection.changes !== live.changes) connection.chair = chairOf(live.room, connection.person);
    if (connection.due === null) continue;
    for (const words of connection.due.words.splice(0)) round.send(connection, words);
  }
  const moved = round.moment !== live.moment;
  if (round.secret && !moved && !live.beat) tellOwn(round, games);
  else tellAll(round, games, live.beat || moved);
  live.beat = false;
}

const hasAcks = ({ due }: Connection): boolean => due !== null && due.acks.length > 0;

const chairFor = ({ chair }: Connection): Chair => chair ?? 'table';

/** In a secret phase, between two beats: each connection only what is of its own doing. */
function tellOwn(round: Round, games: Games): void {
  const { live } = round;
  const asked = new Set<Chair>();
  for (const connection of live.connections) {
    if (connection.fresh) tellFull(round, connection, games, true);
    else if (hasAcks(connection)) asked.add(chairFor(connection));
  }
  if (asked.size === 0) return;
  const screens = screensOf(live);
  for (const chair of asked) {
    const parts = screens === null || chair === 'table' ? {} : screens.own(chair);
    for (const connection of live.connections) {
      if (chairFor(connection) !== chair) continue;
      // Another page of the same seat follows; those who merely watch have nothing in common.
      if (chair !== 'table' || hasAcks(connection)) round.show(connection, undefined, parts, true);
    }
  }
}

function tellAll(round: Round, games: Games, always: boolean): void {
  const { live } = round;
  const room = newRoomText(round, games);
  const screens = screensOf(live);
  const look = screens?.table();
  const table: Parts = look?.parts ?? {};
  round.expect(room, table);
  /** What each chair was told, its row the seat or one past the last for the master: a second look finds nothing new. */
  const told: Parts[] = [];
  for (const connection of live.connections) {
    if (connection.fresh) {
      tellFull(round, connection, games);
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
 * The room as all see it, where that has changed. In secret phases lamps stand still from one step to the next; a pause
 * does not move them, or whoever may pause would look when they like.
 */
function newRoomText({ live, secret }: Round, games: Games): string | undefined {
  const step = live.room.data.sitting?.timing.step ?? null;
  const lampsMayMove = !secret || step !== live.lampsAt;
  live.lampsAt = step;
  if (!live.roomIsStale) return undefined;
  if (lampsMayMove) {
    live.lamps = new Set(live.room.data.people.map(({ id }) => id).filter((id) => isHere(live, id)));
  }
  live.roomIsStale = !lampsMayMove;
  const text = JSON.stringify(roomView(live, games));
  if (text === live.roomText) return undefined;
  live.roomText = text;
  return text;
}

/** Everything, to a connection that has just come or has lost the thread. */
function tellFull(round: Round, connection: Connection, games: Games, between = false): void {
  const { live } = round;
  const chair = chairFor(connection);
  const others = [...live.connections].some((other) => !other.fresh && chairFor(other) === chair);
  const parts = screensOf(live)?.full(chair, !others, between) ?? {};
  Object.assign(connection, {
    fresh: false,
    changes: -1,
    shownChair: undefined,
    talkPast: -1,
    talkHeard: 0,
  });
  const told = round.wide ? (parts.told ?? 0) + commonTalk(live.room) : 0;
  round.show(connection, JSON.stringify(roomView(live, games)), { ...parts, told }, true);
}
