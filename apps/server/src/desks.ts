import type { Phrase } from '@veillee/kernel';
import { Bucket } from './bucket.ts';
import type { House } from './house.ts';
import type { Desk } from './rooms/desk.ts';
import type { Person, RoomEvent } from './rooms/room.ts';
import type { Connection } from './wire/connection.ts';
import { isHere, type Live } from './wire/live.ts';

/** In whose name the house itself acts. */
export const nobody: Person = {
  id: 0,
  name: '',
  bot: true,
  key: null,
  ready: true,
  notes: '',
  done: [],
  left: false,
};

/** A desk for what the house does by itself, or for a person's command `id`. */
export function deskOf(
  house: House,
  live: Live,
  me: Person,
  connection: Connection | null,
  id?: string,
): Desk {
  const { now } = house;
  let unlogged: readonly [number, string] | undefined = id === undefined ? undefined : [me.id, id];
  /** The command is logged with the first thing it does. */
  const command = (): readonly [number, string] | undefined => {
    const mine = unlogged;
    unlogged = undefined;
    return mine;
  };
  const record = (event: RoomEvent) => house.record(live, event, command());
  return {
    room: live.room,
    me,
    now,
    games: house.games,
    random: house.random,
    isHere: (person) => isHere(live, person),
    record,
    play: (input) => house.play(live, input, command),
    note: (key, params) =>
      record({ e: 'said', item: { note: params === undefined ? { key } : { key, params } } }),
    whisper: (frame) => connection?.words.push(JSON.stringify({ ...frame, id })),
    dismiss: (person, why) => dismiss(house, live, person, why),
    seal: house.seal,
    mayTalk: () => mayTalk(house, live, me.id),
  };
}

function dismiss(house: House, live: Live, person: number, why: Phrase): void {
  for (const connection of live.connections) {
    if (connection.person === person) house.dismiss(connection, why, false);
  }
}

function mayTalk({ rules, now }: House, { talk }: Live, person: number): boolean {
  let bucket = talk.get(person);
  if (bucket === undefined) {
    bucket = new Bucket(rules.talk.burst, rules.talk.perSecond, now);
    talk.set(person, bucket);
  }
  return bucket.take(now);
}
