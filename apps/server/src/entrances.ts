import { refusal } from '@veillee/kernel';
import { type Entrance, limits, type Message, protocolVersion } from '@veillee/protocol';
import { hash, roomCode } from './chance.ts';
import type { House } from './house.ts';
import { tidyName, toldApart } from './rooms/names.ts';
import { emptyRoom, isRunning, personOf } from './rooms/room.ts';
import { type Connection, whisperTo } from './wire/connection.ts';
import { type Live, newLive, watchersOf } from './wire/live.ts';

/** The ways into a room. */
export function enter(house: House, connection: Connection, message: Entrance): void {
  const refused =
    message.t === 'open' ? open(house, connection, message) : through(house, connection, message);
  if (refused === undefined) return;
  if (refused === 'room.unknown' || refused === 'seat.unknown' || refused === 'handOver.unknown') {
    const { now } = house;
    house.guesses.of(connection.address, now).take(now);
    house.allGuesses.take(now);
  }
  const params = refused === 'name.malformed' ? { most: limits.name } : undefined;
  house.refuse(connection, message.id, [refusal(refused, params)]);
}

type Refused = string | undefined;

const isGuessing = (house: House, { address }: Connection): boolean => {
  const { now } = house;
  return house.guesses.of(address, now).isEmpty(now);
};

function open(house: House, connection: Connection, { id, token, name: typed }: Message<'open'>): Refused {
  const name = tidyName(typed);
  if (name === undefined) return 'name.malformed';
  const { now } = house;
  if (isGuessing(house, connection)) return 'tooManyTries';
  if (house.store.countRooms() + house.ledger.opening.size >= house.rules.rooms) return 'room.tooMany';
  if (!house.tables.of(connection.address, now).take(now)) return 'tooFast';
  const code = freeCode(house);
  const room = house.nextRoom;
  house.nextRoom += 1;
  const live = house.hold(
    newLive({ id: room, data: emptyRoom(code), match: null, seq: 0, faults: null }, now),
  );
  house.ledger.open(room, code);
  return inside(house, live, () => {
    house.record(live, { e: 'opened', code });
    house.record(live, { e: 'joined', person: 1, name, key: hash(token), sits: true });
    house.record(live, { e: 'hosted', person: 1 });
    house.hand(live).note('note.opened', { name });
    return attach(house, connection, live, 1, id);
  });
}

/** Comes in, unless the room turns out to be broken. */
function inside(house: House, live: Live, come: () => Refused): Refused {
  let refused: Refused;
  house.within(live, () => {
    refused = come();
  });
  return live.isAside ? house.asides.get(live.room.id) : refused;
}

function freeCode(house: House): string {
  for (;;) {
    const code = roomCode(house.random);
    if (house.find(code) === undefined) return code;
  }
}

function through(house: House, connection: Connection, message: Exclude<Entrance, Message<'open'>>): Refused {
  const live = house.find(message.room);
  const { now } = house;
  // After too many guesses, from there or in all, only those who hold a seat come in: they may share that address.
  const besieged = isGuessing(house, connection) || house.allGuesses.isEmpty(now);
  if (live === undefined) return besieged ? 'tooManyTries' : 'room.unknown';
  if (typeof live === 'string') return live;
  return inside(house, live, () => intoRoom(house, connection, live, message, besieged));
}

function intoRoom(
  house: House,
  connection: Connection,
  live: Live,
  message: Exclude<Entrance, Message<'open'>>,
  besieged: boolean,
): Refused {
  if (message.t === 'enter') {
    const known = live.room.data.people.find(({ key }) => key === hash(message.token));
    if (known !== undefined) return comeBack(house, connection, live, known.id, message.id);
  }
  if (besieged) return 'tooManyTries';
  if (message.t === 'watch') return watch(house, connection, live, message);
  return message.t === 'take'
    ? take(house, connection, live, message)
    : join(house, connection, live, message);
}

/** Only those who watch are counted: who would fill the room could count with it who else comes and goes in the dark. */
function watch(house: House, connection: Connection, live: Live, { id }: Message<'watch'>): Refused {
  if (watchersOf(live) >= house.rules.connections) return 'room.crowded';
  return attach(house, connection, live, null, id);
}

function comeBack(house: House, connection: Connection, live: Live, person: number, id: string): Refused {
  const known = personOf(live.room.data, person);
  if (known?.left) {
    house.record(live, { e: 'returned', person });
    house.hand(live).note('note.returned', { name: known.name });
  }
  return attach(house, connection, live, person, id);
}

function join(house: House, connection: Connection, live: Live, message: Message<'enter'>): Refused {
  if (message.name === undefined) return 'seat.unknown';
  const tidy = tidyName(message.name);
  if (tidy === undefined) return 'name.malformed';
  const { data } = live.room;
  // Who comes late watches, and the host may add a chair before the next game.
  const sits = data.seats.length < data.chairs;
  if (!sits && !isRunning(data)) return 'room.full';
  if (data.people.length >= limits.people) return 'room.crowded';
  const name = toldApart(
    tidy,
    data.people.map((person) => person.name),
  );
  const person = data.persons + 1;
  house.record(live, { e: 'joined', person, name, key: hash(message.token), sits });
  house.hand(live).note('note.joined', { name });
  return attach(house, connection, live, person, message.id);
}

function take(house: House, connection: Connection, live: Live, message: Message<'take'>): Refused {
  const { now } = house;
  const { data } = live.room;
  const wanted = hash(message.code);
  const offer = data.handOvers.find((one) => one.hash === wanted && one.due > now);
  const person = personOf(data, offer?.person ?? null);
  if (offer === undefined || person === undefined) return 'handOver.unknown';
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
  const entered = {
    t: 'entered',
    v: protocolVersion,
    id,
    room: live.room.data.code,
    addresses: house.addresses,
  };
  whisperTo(connection, JSON.stringify(entered));
  house.touch(live);
  return undefined;
}
