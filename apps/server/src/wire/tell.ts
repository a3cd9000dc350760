import { type Chair, hears } from '@veillee/kernel';
import type { RoomView, Saying } from '@veillee/protocol';
import type { Games } from '../games.ts';
import { faultsOf } from '../rooms/commands/host.ts';
import { chairOf, isRunning, personOf, type Room, type TalkItem } from '../rooms/room.ts';
import { scoresOf } from '../rooms/scores.ts';
import { isSecret, leftOf } from '../rooms/timing.ts';
import type { Connection } from './connection.ts';
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
  readonly #send: Send;

  constructor(live: Live, now: number, send: Send) {
    this.live = live;
    this.now = now;
    this.secret = isSecret(live.room);
    this.#send = send;
  }

  send(connection: Connection, text: string, common = 0): void {
    // A sleeper's notes come back to him where others get the answer to what they did: all are as long.
    const own = this.secret ? bytesOf(JSON.stringify(notesOf(this.live.room, connection))) : 0;
    this.#send(connection, textFrame(text, this.secret, common, own));
  }

  /** One `now`: its head, the parts given, and what hangs on the connection rather than the chair. */
  show(
    connection: Connection,
    chair: Chair | null,
    room: string | undefined,
    parts: Parts,
    always: boolean,
  ): void {
    const { acks } = connection;
    while (acks.length > 1) this.send(connection, `${this.#head(connection)}}`);
    const body =
      entry('room', room) +
      connectionParts(this.live.room, connection, chair, this.secret) +
      entry('shared', parts.shared) +
      entry('own', parts.own) +
      entry('facts', parts.facts);
    if (body === '' && acks.length === 0 && !always) return;
    const left = leftOf(this.live.room, this.now);
    const common = this.secret ? bytesOf(room) + bytesOf(parts.shared) : 0;
    this.send(connection, `${this.#head(connection)}${body},"left":${left}}`, common);
  }

  #head(connection: Connection): string {
    connection.n += 1;
    const ack = connection.acks.shift();
    const number = this.live.room.data.sitting?.number ?? 0;
    return `{"t":"now","n":${connection.n},"m":${number}${ack === undefined ? '' : `,"ack":${JSON.stringify(ack)}`}`;
  }
}

const bytesOf = (text: string | undefined): number => (text === undefined ? 0 : Buffer.byteLength(text));

const entry = (name: string, text: string | undefined): string =>
  text === undefined ? '' : `,"${name}":${text}`;

const notesOf = ({ data }: Room, { person }: Connection): string => personOf(data, person)?.notes ?? '';

/** Who one is, one's notes, and talk: by person, whatever the chair. */
function connectionParts(room: Room, connection: Connection, chair: Chair | null, secret: boolean): string {
  const { person } = connection;
  let text = '';
  if (chair !== connection.shownChair) text += `,"me":{"person":${person},"chair":${JSON.stringify(chair)}}`;
  connection.shownChair = chair;
  const notes = notesOf(room, connection);
  if (notes !== connection.shownNotes) text += `,"notes":${JSON.stringify(notes)}`;
  connection.shownNotes = notes;
  return text + talkFor(room, connection, secret);
}

/** In the dark no more whispers go into one frame than leave it its size; the others come with the next. */
const mostWhispers = 1000;

function talkFor({ data }: Room, connection: Connection, secret: boolean): string {
  const end = data.forgotten + data.talk.length;
  if (connection.talkPast === end) return '';
  // Who has just come is told all of it at once.
  const most = secret && connection.talkPast >= 0 ? mostWhispers : Number.POSITIVE_INFINITY;
  let list = '';
  let bytes = 0;
  let heard = 0;
  let at = Math.max(connection.talkPast, data.forgotten);
  for (; at < end; at += 1) {
    const item = data.talk[at - data.forgotten] as TalkItem;
    if (!reaches(item, connection.person)) continue;
    const line = JSON.stringify(shown(item));
    bytes += bytesOf(line);
    if (heard > 0 && bytes > most) break;
    list += `${heard === 0 ? '' : ','}${line}`;
    heard += 1;
  }
  connection.talkPast = at;
  if (heard === 0) return '';
  const from = connection.talkHeard;
  connection.talkHeard += heard;
  return `,"talk":{"from":${from},"list":[${list}]}`;
}

const reaches = (item: TalkItem, person: number | null): boolean =>
  'note' in item || item.to === 'all' || hears(item.to, person ?? 0);

const shown = (item: TalkItem): Saying =>
  'note' in item ? item : { who: item.who, name: item.name, circle: item.circle, text: item.text };

export function roomView({ room, lamps }: Live, games: Games): RoomView {
  const { data } = room;
  const { sitting } = data;
  return {
    code: data.code,
    host: data.host,
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
    for (const words of connection.words.splice(0)) round.send(connection, words);
  }
  const moment = momentOf(live.room);
  const moved = moment !== live.moment;
  if (round.secret && !moved && !live.beat) tellOwn(round, games);
  else tellAll(round, games, live.beat || moved);
  live.beat = false;
}

/** In a secret phase, between two beats: each connection only what is of its own doing. */
function tellOwn(round: Round, games: Games): void {
  const { live } = round;
  const asked = new Set<Chair>();
  for (const connection of live.connections) {
    if (connection.fresh) tellFull(round, connection, games);
    else if (connection.acks.length > 0) asked.add(chairOf(live.room, connection.person) ?? 'table');
  }
  if (asked.size === 0) return;
  const screens = screensOf(live);
  for (const chair of asked) {
    const parts = screens === null || chair === 'table' ? {} : screens.own(chair, screens.glance());
    for (const connection of live.connections) {
      const its = chairOf(live.room, connection.person);
      if ((its ?? 'table') !== chair) continue;
      // Another page of the same seat follows; those who merely watch have nothing in common.
      if (chair !== 'table' || connection.acks.length > 0)
        round.show(connection, its, undefined, parts, false);
    }
  }
}

function tellAll(round: Round, games: Games, always: boolean): void {
  const { live } = round;
  const room = newRoomText(round, games);
  const screens = screensOf(live);
  const look = screens?.table();
  const table: Parts = look?.parts ?? {};
  const chairs = new Map<Chair, Parts>();
  for (const connection of live.connections) {
    if (connection.fresh) {
      tellFull(round, connection, games);
      continue;
    }
    const its = chairOf(live.room, connection.person);
    const chair = its ?? 'table';
    let parts = chair === 'table' ? table : chairs.get(chair);
    if (parts === undefined) {
      parts = screens !== null && look !== undefined ? screens.own(chair, look.sight, look) : table;
      chairs.set(chair, parts);
    }
    round.show(connection, its, room, parts, always);
  }
  live.moment = momentOf(live.room);
}

/** The room as all see it, where that has changed. Lamps stand still while a secret phase goes on. */
function newRoomText({ live, secret }: Round, games: Games): string | undefined {
  const lampsMayMove = !secret || momentOf(live.room) !== live.moment;
  if (lampsMayMove && live.roomIsStale) {
    live.lamps = new Set(live.room.data.people.map(({ id }) => id).filter((id) => isHere(live, id)));
  }
  if (!live.roomIsStale) return undefined;
  live.roomIsStale = secret && !lampsMayMove;
  const text = JSON.stringify(roomView(live, games));
  if (text === live.roomText) return undefined;
  live.roomText = text;
  return text;
}

/** Everything, to a connection that has just come or has lost the thread. */
function tellFull(round: Round, connection: Connection, games: Games): void {
  const { live } = round;
  const its = chairOf(live.room, connection.person);
  const chair = its ?? 'table';
  const others = [...live.connections].some(
    (other) => !other.fresh && (chairOf(live.room, other.person) ?? 'table') === chair,
  );
  const parts = screensOf(live)?.full(chair, !others) ?? {};
  Object.assign(connection, {
    fresh: false,
    shownChair: undefined,
    shownNotes: '',
    talkPast: -1,
    talkHeard: 0,
  });
  round.show(connection, its, JSON.stringify(roomView(live, games)), parts, true);
}
