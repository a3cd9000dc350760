import { type Refusal, refusal } from '@veillee/kernel';
import { type Entrance, limits, type Message, protocolVersion } from '@veillee/protocol';
import { type Maybe, next } from '../later.ts';
import { type LiveRoom, watchersOf } from '../live/liveRoom.ts';
import type { Found } from '../live/rooms.ts';
import type { Knocking, Neighbour } from '../neighbours.ts';
import type { Parts } from '../parts.ts';
import { nameFor } from '../room/names.ts';
import { gendered, isRunning, type Person, personOf, type RoomData } from '../room/room.ts';
import { isSecret } from '../room/timing.ts';
import { day } from '../rules.ts';
import { linkKey } from './codes.ts';
import { type Connection, sendTo } from './connection.ts';
import { leaveDoor, stand } from './threshold.ts';

type Known = Pick<Parts, 'setup' | 'commits' | 'turn' | 'rooms' | 'actions' | 'gate'>;
type Refused = Refusal | undefined;
type Knock = Exclude<Entrance, Message<'open'>>;

/** Somebody who wants to come in. */
interface Coming<M extends Entrance = Entrance> {
  readonly connection: Connection;
  readonly message: M;
  readonly text: string;
  /** How a neighbour brought them here; null: they came by themselves, or have waited their turn. */
  readonly knocking: Knocking | null;
}

/** The ways into a room. One that is not in memory may have to be waited for. */
export function enter(
  parts: Known,
  connection: Connection,
  { message, text }: { readonly message: Entrance; readonly text: string },
  knocking: Knocking | null = null,
): Maybe<void> {
  if (message.t === 'open') return open(parts, { connection, message, text, knocking });
  return knock(parts, { connection, message, text, knocking });
}

/** Whoever has gone meanwhile, or is sent away, comes no more. */
const isStillThere = ({ gate }: Known, { connection }: Coming): boolean =>
  gate.connections.has(connection) &&
  connection.bye === null &&
  connection.live === null &&
  connection.carrier === null;

function answer(
  { gate }: Known,
  { connection, message }: Coming,
  refused: Refused,
  room: number | null,
): void {
  if (refused !== undefined) gate.refuse(connection, message.id, [refused], room);
}

function open(parts: Known, coming: Coming<Message<'open'>>): Maybe<void> {
  const { rooms, setup } = parts;
  const { connection, message } = coming;
  const named = nameFor(message.name, []);
  if (!named.ok) return answer(parts, coming, named.error, null);
  return next(rooms.count(), (count) => {
    if (count >= setup.rules.rooms) return answer(parts, coming, refusal('room.tooMany'), null);
    const why = parts.gate.limits.tables.whyNot(connection.source, parts.turn.now);
    if (why !== undefined) return answer(parts, coming, refusal(why), null);
    return next(rooms.reserve(), (reserved) => {
      if (isStillThere(parts, coming)) lay(parts, coming, rooms.open(reserved), named.value);
      else rooms.giveBack(reserved);
    });
  });
}

function lay(parts: Known, coming: Coming<Message<'open'>>, live: LiveRoom, name: string): void {
  const { setup, actions, gate, turn } = parts;
  const { connection, message } = coming;
  const { code } = live.room.data;
  gate.limits.tableIsLaid(connection.source, live.room.id, turn.now);
  inside(parts, live, coming, () => {
    actions.record(live, { e: 'opened', code, key: linkKey(setup.random) });
    actions.record(live, {
      e: 'joined',
      person: 1,
      name,
      ...gendered(message.gender),
      key: setup.hash(message.token),
      sits: true,
    });
    actions.record(live, { e: 'hosted', person: 1 });
    actions.context(live).note('note.opened', { name });
    return attach(parts, connection, live, 1, message.id);
  });
}

/** Comes in, unless the room turns out to be broken. */
function inside(parts: Known, live: LiveRoom, coming: Coming, come: () => Refused): Refused {
  const { rooms, commits, turn } = parts;
  const { id } = live.room;
  let refused: Refused;
  turn.begin();
  commits.current.take(live, coming);
  rooms.within(live, () => {
    refused = come();
  });
  const why = live.isRetired ? rooms.whyAside(id) : undefined;
  if (why !== undefined) refused = refusal(why);
  answer(parts, coming, refused, id);
  return refused;
}

/** At a table's door. From where too many wrong codes came, only what cannot be guessed opens it at once. */
function knock(parts: Known, coming: Coming<Knock>): Maybe<void> {
  const { guesses } = parts.gate.limits;
  const { source } = coming.connection;
  const { knocking, message } = coming;
  if (knocking === 'sure' || (knocking === null && guesses.isTrusted(source, parts.turn.now)))
    return tryDoor(parts, coming);
  return next(parts.setup.neighbours.ownerOf(message.room), (neighbour) =>
    neighbour === null ? prove(parts, coming) : proveThere(parts, coming, neighbour),
  );
}

function prove(parts: Known, coming: Coming<Knock>): Maybe<void> {
  // Reckoned whether there is such a table or not: it takes as long as all the rest.
  const token = 'token' in coming.message ? coming.message.token : undefined;
  const key = token === undefined ? undefined : parts.setup.hash(token);
  return next(parts.rooms.find(coming.message.room), (found) => {
    const isProved = provesItself(parts, coming.message, key, found);
    coming.connection.outlet.proved?.(isProved);
    if (isProved) return tryDoor(parts, coming);
    // Who was brought here waits where they came from.
    if (coming.knocking === null) waitInLine(parts, coming);
  });
}

function proveThere(parts: Known, coming: Coming<Knock>, neighbour: Neighbour): Maybe<void> {
  const { connection, text } = coming;
  const carrier = neighbour.carry(connection.outlet, connection.source);
  return next(carrier.knock(text, 'prove'), (isProved) => {
    if (isProved && isStillThere(parts, coming)) {
      leaveDoor(parts, connection);
      connection.carrier = carrier;
    } else carrier.close();
    if (!isProved) waitInLine(parts, coming);
  });
}

/** Whoever comes to a room that is elsewhere is there from now on. */
function carryOver(parts: Known, { connection, text }: Coming, neighbour: Neighbour): void {
  leaveDoor(parts, connection);
  connection.carrier = neighbour.carry(connection.outlet, connection.source);
  void connection.carrier.knock(text, 'sure');
}

function waitInLine(parts: Known, coming: Coming<Knock>): void {
  const { gate, rooms, turn } = parts;
  const { connection, message } = coming;
  const waits = gate.limits.guesses.wait(connection.source, turn.now, () => {
    if (isStillThere(parts, coming))
      rooms.reading(
        () => tryDoor(parts, coming),
        () => gate.refuse(connection, message.id, [refusal('server.unread')]),
      );
  });
  if (waits) return;
  answer(parts, coming, refusal('tooManyTries'), null);
  // Who goes on all the same is cut: by how fast we answer, a code that is right might be told from others.
  gate.strike(connection);
}

/** A seat's token, a link's secret or a hand-over's: whoever has one need not have guessed the code. */
function provesItself(parts: Known, message: Knock, key: string | undefined, found: Found): boolean {
  if (typeof found !== 'object') return false;
  const { data } = found.room;
  if (message.t === 'take') {
    const isClaim = data.people.some(({ claim }) => claim?.key === message.code);
    return isClaim || offerOf(parts, data, message.code) !== undefined;
  }
  if (message.key !== undefined && message.key === data.key) return true;
  return message.t === 'enter' && data.people.some((person) => person.key === key);
}

const wrong = ['room.unknown', 'seat.unknown', 'handOver.unknown'];

function tryDoor(parts: Known, coming: Coming<Knock>): Maybe<void> {
  return next(parts.setup.neighbours.ownerOf(coming.message.room), (neighbour) => {
    if (neighbour === null) return tryDoorHere(parts, coming);
    if (isStillThere(parts, coming)) carryOver(parts, coming, neighbour);
  });
}

function tryDoorHere(parts: Known, coming: Coming<Knock>): Maybe<void> {
  const { rooms, gate, turn } = parts;
  return next(rooms.find(coming.message.room), (found) => {
    if (typeof found === 'object' && found.isRetired) return tryDoor(parts, coming);
    if (!isStillThere(parts, coming)) return;
    const refused = through(parts, coming, found);
    if (refused !== undefined && wrong.includes(refused.key))
      gate.limits.codeIsWrong(coming.connection.source, turn.now);
  });
}

function through(parts: Known, coming: Coming<Knock>, found: Found): Refused {
  if (typeof found !== 'object') {
    const refused = refusal(found ?? 'room.unknown');
    answer(parts, coming, refused, null);
    return refused;
  }
  return inside(parts, found, coming, () =>
    found.room.data.closed
      ? refusal('room.closed')
      : intoRoom(parts, coming.connection, found, coming.message),
  );
}

function intoRoom(parts: Known, connection: Connection, live: LiveRoom, message: Knock): Refused {
  const { data } = live.room;
  if (message.t === 'visit') return stand(parts, connection, live, message);
  const key = message.token === undefined ? undefined : parts.setup.hash(message.token);
  if (message.t === 'enter') {
    const known = data.people.find((person) => person.key === key);
    if (known !== undefined) return comeBack(parts, connection, live, known.id, message.id);
  }
  if (data.barred.some((one) => one.key === key)) return refusal('room.barred');
  if (message.t === 'take') return take(parts, connection, live, message);
  if (message.t === 'watch') return watch(parts, connection, live, message.id, key);
  return join(parts, connection, live, message);
}

function comeBack(parts: Known, connection: Connection, live: LiveRoom, person: number, id: string): Refused {
  const known = personOf(live.room.data, person);
  if (known?.left) {
    parts.actions.record(live, { e: 'returned', person });
    parts.actions.context(live).note('note.returned', { name: known.name });
  }
  return attach(parts, connection, live, person, id);
}

/**
 * A screen that watched before the table was locked is let in again. Only those who watch are counted: who would fill the
 * room could count with it who else comes and goes in the dark.
 */
function watch(
  parts: Known,
  connection: Connection,
  live: LiveRoom,
  id: string,
  key: string | undefined,
): Refused {
  const { locked, watchers } = live.room.data;
  const isKnown = key !== undefined && watchers.includes(key);
  if (locked && !isKnown) return refusal('room.locked');
  if (watchersOf(live) >= parts.setup.rules.watchers) return refusal('room.crowded');
  if (key !== undefined && !isKnown) parts.actions.record(live, { e: 'watched', key });
  return attach(parts, connection, live, null, id);
}

function join(parts: Known, connection: Connection, live: LiveRoom, message: Message<'enter'>): Refused {
  const { data } = live.room;
  if (message.name === undefined) return refusal('seat.unknown');
  if (data.locked) return refusal('room.locked');
  // Who comes late watches, and the host may add a chair before the next game.
  const sits = data.seats.length < data.chairs;
  if (!sits && !isRunning(data)) return refusal('room.full');
  if (data.people.length >= limits.people) return refusal('room.crowded');
  const named = nameFor(
    message.name,
    data.people.map((person) => person.name),
  );
  if (!named.ok) return named.error;
  if (!parts.gate.limits.mayJoin(live.room.id, connection.source, parts.turn.now)) return refusal('tooFast');
  const name = named.value;
  const person = data.persons + 1;
  parts.actions.record(live, {
    e: 'joined',
    person,
    name,
    ...gendered(message.gender),
    key: parts.setup.hash(message.token),
    sits,
  });
  parts.actions.context(live).note('note.joined', { name });
  return attach(parts, connection, live, person, message.id);
}

function offerOf(
  { setup, turn }: Known,
  data: RoomData,
  code: string,
): RoomData['handOvers'][number] | undefined {
  const wanted = setup.hash(code);
  return data.handOvers.find((one) => one.hash === wanted && one.due > turn.now);
}

/** Whose seat a claim opens, by the key of its link or by its word. */
function claimantOf({ people }: RoomData, code: string): Person | undefined {
  return people.find(({ claim }) => claim?.key === code || claim?.word === code);
}

/** A device takes the seat of somebody who had none: in the dark nobody is told. */
function claim(
  parts: Known,
  connection: Connection,
  live: LiveRoom,
  message: Message<'take'>,
  person: Person,
): Refused {
  const key = parts.setup.hash(message.token);
  const holds = live.room.data.people.find((one) => one.key === key);
  if (holds !== undefined && holds !== person) return refusal('claim.seated');
  if (holds === undefined) {
    parts.actions.context(live).dismiss(person.id, refusal('seat.moved'));
    if (!isSecret(live.room)) parts.actions.context(live).note('note.claimed', { name: person.name });
    parts.actions.record(live, { e: 'claimed', person: person.id, key });
  }
  return attach(parts, connection, live, person.id, message.id);
}

function take(parts: Known, connection: Connection, live: LiveRoom, message: Message<'take'>): Refused {
  const { data } = live.room;
  const claimant = claimantOf(data, message.code);
  if (claimant !== undefined) return claim(parts, connection, live, message, claimant);
  const person = personOf(data, offerOf(parts, data, message.code)?.person ?? null);
  if (person === undefined) return refusal('handOver.unknown');
  parts.actions.context(live).dismiss(person.id, refusal('seat.moved'));
  parts.actions.record(live, { e: 'moved', person: person.id, key: parts.setup.hash(message.token) });
  parts.actions.context(live).note('note.moved', { name: person.name });
  return attach(parts, connection, live, person.id, message.id);
}

function attach(
  parts: Known,
  connection: Connection,
  live: LiveRoom,
  person: number | null,
  id: string,
): undefined {
  leaveDoor(parts, connection);
  connection.live = live;
  connection.person = person;
  connection.fresh = true;
  live.connections.add(connection);
  live.roomIsStale = true;
  const { code: room, key } = live.room.data;
  const { addresses } = parts.gate;
  const keeps = Math.floor(parts.setup.rules.clearAfter / day);
  const { push } = parts.setup;
  const entered = { t: 'entered', v: protocolVersion, id, room, addresses, key, keeps, push: push?.key };
  sendTo(connection, JSON.stringify(entered));
  parts.turn.touch(live);
  return undefined;
}
