import { fail, ok, type Refusal, type Result, refusal } from '@veillee/kernel';
import type { Frame, Message } from '@veillee/protocol';
import { type LiveRoom, seemsHere } from '../live/liveRoom.ts';
import type { Parts } from '../parts.ts';
import { likeness } from '../room/likeness.ts';
import { tidyName } from '../room/names.ts';
import { isRunning, type Person } from '../room/room.ts';
import { isSecret } from '../room/timing.ts';
import { callerWord } from './codes.ts';
import type { Connection } from './connection.ts';

/** Somebody before a table's door, who says that a seat there is theirs. Only in memory: at a restart they ask again. */
export interface Caller {
  readonly id: number;
  /** Null: nobody there is called so, and at a locked table nobody learns that. */
  readonly person: number | null;
  readonly name: string;
  readonly word: string;
  /** The SHA-256 of the token that the seat would be held by. */
  readonly key: string;
  is: 'asked' | 'yours' | 'refused';
}

/** Where a connection stands that is not inside. */
export interface Doorstep {
  readonly live: LiveRoom;
  /** Of the message that asked. */
  readonly id: string;
  readonly caller: Caller | null;
  /** What it was last told. */
  told: string;
}

type Known = Pick<Parts, 'setup' | 'turn' | 'gate'>;

/** More at a time are no guests. */
const mostCallers = 8;

/** Stands before the door from now on, and is told what may be known there. */
export function stand(
  parts: Known,
  connection: Connection,
  live: LiveRoom,
  { id, back }: Message<'visit'>,
): Refusal | undefined {
  leaveDoor(parts, connection);
  let caller: Caller | null = null;
  if (back !== undefined) {
    const asking = ask(parts, connection, live, back);
    if (!asking.ok) return asking.error;
    caller = asking.value;
  }
  connection.door = { live, id, caller, told: '' };
  live.door.add(connection);
  if (caller !== null) live.roomIsStale = true;
  parts.turn.touch(live);
  return undefined;
}

function ask(
  { setup, gate, turn }: Known,
  connection: Connection,
  live: LiveRoom,
  { name, token }: { readonly name: string; readonly token: string },
): Result<Caller, Refusal> {
  const { data } = live.room;
  const key = setup.hash(token);
  if (data.barred.some((one) => one.key === key)) return fail(refusal('room.barred'));
  const held = data.people.find((person) => person.key === key);
  const others = callersAt(live);
  const isMore = held === undefined && others.length >= mostCallers;
  if (isMore || !gate.limits.mayCall(live.room.id, connection.source, turn.now))
    return fail(refusal('tooFast'));
  live.callers += 1;
  const wanted = likeness(tidyName(name) ?? '');
  const whose = held ?? data.people.find((one) => isAskable(one) && likeness(one.name) === wanted);
  return ok({
    id: live.callers,
    person: whose?.id ?? null,
    name: whose?.name ?? name,
    word: callerWord(
      setup.random,
      others.map(({ word }) => word),
    ),
    key,
    // Let in while its line was lost.
    is: held === undefined ? 'asked' : 'yours',
  });
}

/** Bots have no device, slips open the seats of those without one, and whoever was sent away stays out. */
const isAskable = ({ bot, paper, key }: Person): boolean => !bot && paper !== true && key !== null;

/** Goes in, or goes away. */
export function leaveDoor({ turn }: Pick<Parts, 'turn'>, connection: Connection): void {
  const { door } = connection;
  connection.door = null;
  if (!door?.live.door.delete(connection) || door.caller === null) return;
  door.live.roomIsStale = true;
  turn.touch(door.live);
}

/** Who waits for an answer, in the order they came. */
export function callersAt({ door, room: { data } }: LiveRoom): Caller[] {
  return [...door].flatMap(({ door: step }) => {
    const caller = step?.caller;
    if (caller?.is !== 'asked') return [];
    return caller.person === null || data.people.some(({ id }) => id === caller.person) ? [caller] : [];
  });
}

type Told = Omit<Frame<'door'>, 't' | 'id' | 'room' | 'locked' | 'back'>;

const untold: Told = { key: null, host: null, people: [], free: 0, running: false, dark: false };

/** What whoever watches could see as well, and no more; of a locked table nothing. */
function toldOf(live: LiveRoom): Told {
  const { data } = live.room;
  if (data.locked) return { ...untold, dark: isSecret(live.room) };
  const there = data.people.filter(({ left }) => !left);
  return {
    key: data.key,
    host: there.find(({ id }) => id === data.host)?.name ?? null,
    people: there.map(({ id, name, bot }) => ({
      name,
      here: bot || seemsHere(live, id),
      sits: data.seats.includes(id),
      ...(bot ? { bot } : {}),
    })),
    free: Math.max(0, data.chairs - data.seats.length),
    running: isRunning(data),
    dark: isSecret(live.room),
  };
}

/** Tells all before the door what has changed there. In the dark only those who have just come. */
export function tellDoor(live: LiveRoom, send: (connection: Connection, words: string) => void): void {
  const isDark = isSecret(live.room);
  for (const connection of live.door) {
    const step = connection.door;
    if (step === null || (isDark && step.told !== '')) continue;
    const { id, caller } = step;
    const back = caller && { name: caller.name, word: caller.word, is: caller.is };
    const { code: room, locked } = live.room.data;
    const words = JSON.stringify({ t: 'door', id, room, locked, ...toldOf(live), back });
    if (words === step.told) continue;
    step.told = words;
    send(connection, words);
  }
}
