import { type Refusal, refusal } from '@veillee/kernel';
import { type Entrance, limits, type Message, protocolVersion } from '@veillee/protocol';
import { hash, linkKey, roomCode } from './chance.ts';
import type { House } from './house.ts';
import { nameFor } from './rooms/names.ts';
import { emptyRoom, isRunning, personOf, type RoomData } from './rooms/room.ts';
import { day } from './settings.ts';
import { type Connection, whisperTo } from './wire/connection.ts';
import { type Live, newLive, watchersOf } from './wire/live.ts';

type Refused = Refusal | undefined;
type Knock = Exclude<Entrance, Message<'open'>>;

/** The ways into a room. */
export function enter(house: House, connection: Connection, message: Entrance): void {
  if (message.t === 'open') answer(house, connection, message, open(house, connection, message));
  else knock(house, connection, message);
}

function answer(house: House, connection: Connection, { id }: Entrance, refused: Refused): void {
  if (refused !== undefined) house.refuse(connection, id, [refused]);
}

function open(house: House, connection: Connection, { id, token, name: typed }: Message<'open'>): Refused {
  const named = nameFor(typed, []);
  if (!named.ok) return named.error;
  const { now } = house;
  const name = named.value;
  if (house.store.countRooms() + house.ledger.opening.size >= house.rules.rooms)
    return refusal('room.tooMany');
  const why = house.tableLimits.whyNot(connection.source, now);
  if (why !== undefined) return refusal(why);
  const code = freeCode(house);
  house.tableLimits.lay(connection.source, code, now);
  const room = house.nextRoom;
  house.nextRoom += 1;
  const live = house.rooms.hold(
    newLive({ id: room, data: emptyRoom(code), match: null, seq: 0, faults: null }, now),
  );
  house.ledger.open(room, code);
  return inside(house, live, () => {
    house.record(live, { e: 'opened', code, key: linkKey(house.random) });
    house.record(live, { e: 'joined', person: 1, name, key: hash(token), sits: true });
    house.record(live, { e: 'hosted', person: 1 });
    house.hand(live).note('note.opened', { name });
    return attach(house, connection, live, 1, id);
  });
}

/** Comes in, unless the room turns out to be broken. */
function inside(house: House, live: Live, come: () => Refused): Refused {
  let refused: Refused;
  house.rooms.within(live, () => {
    refused = come();
  });
  const why = live.isAside ? house.rooms.whyAside(live.room.id) : undefined;
  return why === undefined ? refused : refusal(why);
}

function freeCode(house: House): string {
  for (;;) {
    const code = roomCode(house.random);
    if (!house.rooms.isThere(code)) return code;
  }
}

/** At a table's door. From where too many wrong codes came, only what cannot be guessed opens it at once. */
function knock(house: House, connection: Connection, message: Knock): void {
  const { source } = connection;
  const { now } = house;
  if (house.guesses.isTrusted(source, now) || provesItself(house, message, now)) {
    answer(house, connection, message, tried(house, connection, message));
    return;
  }
  const waits = house.guesses.wait(source, now, () => {
    const isStillThere = house.connections.has(connection) && connection.bye === null;
    if (isStillThere && connection.live === null)
      house.trying(connection, message.id, () =>
        answer(house, connection, message, tried(house, connection, message)),
      );
  });
  if (waits) return;
  answer(house, connection, message, refusal('tooManyTries'));
  // Who goes on all the same is cut: by how fast we answer, a code that is right might be told from others.
  house.strike(connection);
}

/** A seat's token, a link's secret or a hand-over's: whoever has one need not have guessed the code. */
function provesItself(house: House, message: Knock, now: number): boolean {
  // Reckoned whether there is such a table or not: it takes as long as all the rest.
  const key = message.token === undefined ? undefined : hash(message.token);
  const live = house.rooms.find(message.room);
  if (typeof live !== 'object') return false;
  const { data } = live.room;
  if (message.t === 'take') return offerOf(data, message.code, now) !== undefined;
  if (message.key !== undefined && message.key === data.key) return true;
  return message.t === 'enter' && data.people.some((person) => person.key === key);
}

const wrong = ['room.unknown', 'seat.unknown', 'handOver.unknown'];

function tried(house: House, connection: Connection, message: Knock): Refused {
  const refused = through(house, connection, message);
  if (refused !== undefined && wrong.includes(refused.key)) house.guesses.note(connection.source, house.now);
  return refused;
}

function through(house: House, connection: Connection, message: Knock): Refused {
  const live = house.rooms.find(message.room);
  if (live === undefined) return refusal('room.unknown');
  if (typeof live === 'string') return refusal(live);
  if (live.room.data.closed) return refusal('room.closed');
  return inside(house, live, () => intoRoom(house, connection, live, message));
}

function intoRoom(house: House, connection: Connection, live: Live, message: Knock): Refused {
  const { data } = live.room;
  const key = message.token === undefined ? undefined : hash(message.token);
  if (message.t === 'enter') {
    const known = data.people.find((person) => person.key === key);
    if (known !== undefined) return comeBack(house, connection, live, known.id, message.id);
  }
  if (data.barred.some((one) => one.key === key)) return refusal('room.barred');
  if (message.t === 'take') return take(house, connection, live, message);
  if (message.t === 'watch') return watch(house, connection, live, message.id, key);
  return join(house, connection, live, message);
}

function comeBack(house: House, connection: Connection, live: Live, person: number, id: string): Refused {
  const known = personOf(live.room.data, person);
  if (known?.left) {
    house.record(live, { e: 'returned', person });
    house.hand(live).note('note.returned', { name: known.name });
  }
  return attach(house, connection, live, person, id);
}

/**
 * A screen that watched before the table was locked is let in again. Only those who watch are counted: who would fill the
 * room could count with it who else comes and goes in the dark.
 */
function watch(
  house: House,
  connection: Connection,
  live: Live,
  id: string,
  key: string | undefined,
): Refused {
  const { locked, watchers } = live.room.data;
  const isKnown = key !== undefined && watchers.includes(key);
  if (locked && !isKnown) return refusal('room.locked');
  if (watchersOf(live) >= house.rules.watchers) return refusal('room.crowded');
  if (key !== undefined && !isKnown) house.record(live, { e: 'watched', key });
  return attach(house, connection, live, null, id);
}

function join(house: House, connection: Connection, live: Live, message: Message<'enter'>): Refused {
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
  if (!house.newcomerLimits.of(`${live.room.id} ${connection.source}`, house.now).take(house.now))
    return refusal('tooFast');
  const name = named.value;
  const person = data.persons + 1;
  house.record(live, { e: 'joined', person, name, key: hash(message.token), sits });
  house.hand(live).note('note.joined', { name });
  return attach(house, connection, live, person, message.id);
}

function offerOf(data: RoomData, code: string, now: number): RoomData['handOvers'][number] | undefined {
  const wanted = hash(code);
  return data.handOvers.find((one) => one.hash === wanted && one.due > now);
}

function take(house: House, connection: Connection, live: Live, message: Message<'take'>): Refused {
  const { data } = live.room;
  const person = personOf(data, offerOf(data, message.code, house.now)?.person ?? null);
  if (person === undefined) return refusal('handOver.unknown');
  house.hand(live).dismiss(person.id, refusal('seat.moved'));
  house.record(live, { e: 'moved', person: person.id, key: hash(message.token) });
  house.hand(live).note('note.moved', { name: person.name });
  return attach(house, connection, live, person.id, message.id);
}

function attach(
  house: House,
  connection: Connection,
  live: Live,
  person: number | null,
  id: string,
): undefined {
  connection.live = live;
  connection.person = person;
  connection.fresh = true;
  live.connections.add(connection);
  live.roomIsStale = true;
  const { code: room, key } = live.room.data;
  const { addresses, rules } = house;
  const keeps = Math.floor(rules.clearAfter / day);
  const entered = { t: 'entered', v: protocolVersion, id, room, addresses, key, keeps };
  whisperTo(connection, JSON.stringify(entered));
  house.touch(live);
  return undefined;
}
