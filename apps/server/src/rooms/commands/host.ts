import { type Refusal, refusal } from '@veillee/kernel';
import { limits, rescueSeconds } from '@veillee/protocol';
import type { Games } from '../../games.ts';
import type { Desk, Obeys } from '../desk.ts';
import { isRunning, personOf, type Room } from '../room.ts';
import { addBot, releaseMaster } from '../seats.ts';
import { isSecret, leftOf } from '../timing.ts';

const isHost = ({ room, me }: Desk): boolean => room.data.host === me.id;

/** Why this may not be done now, where it is for the host and between two games. */
function notInLobby(desk: Desk): Refusal | undefined {
  if (!isHost(desk)) return refusal('host.only');
  return isRunning(desk.room.data) ? refusal('lobby.only') : undefined;
}

function notInMatch(desk: Desk): Refusal | undefined {
  if (!isHost(desk)) return refusal('host.only');
  return isRunning(desk.room.data) ? undefined : refusal('match.none');
}

/** What the game says against the present settings and seats. */
export function faultsOf(room: Room, games: Games): readonly Refusal[] {
  const { game, options, seats } = room.data;
  if (game === null) return [];
  const known = room.faults;
  if (known?.game === game && known.options === options && known.seats === seats.length) return known.found;
  const found = faults(games, game, options, seats.length);
  room.faults = { game, options, seats: seats.length, found };
  return found;
}

function faults(games: Games, id: string, options: unknown, seats: number): readonly Refusal[] {
  const checked = games.get(id)?.check(options, seats);
  if (checked === undefined) return [refusal('game.unknown')];
  return checked.ok ? [] : checked.error;
}

export const hostCommands: Obeys<
  'kick' | 'pardon' | 'lock' | 'host' | 'bot' | 'arrange' | 'settings' | 'start' | 'again' | 'abandon'
> = {
  pardon(desk, { person }) {
    if (!isHost(desk)) return refusal('host.only');
    const whom = desk.room.data.barred.find((one) => one.person === person);
    if (whom === undefined) return refusal('person.unknown');
    desk.note('note.pardoned', { name: whom.name });
    desk.record({ e: 'pardoned', person });
    return undefined;
  },

  lock(desk, { locked }) {
    if (!isHost(desk)) return refusal('host.only');
    if (desk.room.data.locked === locked) return undefined;
    desk.note(locked ? 'note.locked' : 'note.unlocked', { name: desk.me.name });
    desk.record({ e: 'locked', locked });
    return undefined;
  },

  kick(desk, { person }) {
    if (!isHost(desk)) return refusal('host.only');
    const whom = personOf(desk.room.data, person);
    if (whom === undefined || person === desk.me.id) return refusal('person.unknown');
    desk.note('note.kicked', { name: whom.name });
    releaseMaster(desk, person);
    desk.record({ e: 'left', person, kicked: true });
    desk.dismiss(person, { key: 'seat.kicked' });
    return undefined;
  },

  host(desk, { person }) {
    if (!isHost(desk)) return refusal('host.only');
    const whom = personOf(desk.room.data, person);
    if (whom === undefined || whom.bot || whom.left) return refusal('person.unknown');
    desk.note('note.host', { name: whom.name });
    desk.record({ e: 'hosted', person });
    return undefined;
  },

  bot(desk) {
    const wrong = notInLobby(desk);
    if (wrong !== undefined) return wrong;
    const { seats, chairs, people } = desk.room.data;
    if (seats.length >= chairs) return refusal('room.full');
    if (people.length >= limits.people) return refusal('room.crowded');
    addBot(desk, true);
    return undefined;
  },

  arrange(desk, { seats }) {
    const wrong = notInLobby(desk);
    if (wrong !== undefined) return wrong;
    const now = desk.room.data.seats;
    const same = seats.length === now.length && now.every((id) => seats.includes(id));
    if (!same) return refusal('arrange.malformed');
    desk.record({ e: 'arranged', seats });
    return undefined;
  },

  settings(desk, { game, options, chairs, master }) {
    const wrong = notInLobby(desk);
    if (wrong !== undefined) return wrong;
    const { data } = desk.room;
    if (game !== undefined && !desk.games.has(game)) return refusal('game.unknown');
    if (chairs !== undefined && chairs < data.seats.length) return refusal('chairs.few');
    const leader = master === undefined || master === null ? undefined : personOf(data, master);
    if (typeof master === 'number' && (leader === undefined || leader.bot)) return refusal('person.unknown');
    desk.record({
      e: 'settled',
      ...(game === undefined ? {} : { game }),
      ...(options === undefined ? {} : { options }),
      ...(chairs === undefined ? {} : { chairs }),
      ...(master === undefined ? {} : { master }),
    });
    return undefined;
  },

  start(desk) {
    const wrong = notInLobby(desk);
    if (wrong !== undefined) return wrong;
    const { data } = desk.room;
    const { game, options, seats, master } = data;
    if (game === null) return refusal('game.none');
    const served = desk.games.get(game);
    if (served === undefined) return refusal('game.unknown');
    if (master !== null && seats.includes(master)) return refusal('master.plays');
    const waiting = seats.some((id) => id !== data.host && personOf(data, id)?.ready !== true);
    if (waiting) return refusal('start.notReady');
    const found = faultsOf(desk.room, desk.games);
    if (found.length > 0) return found;
    if (!desk.mayStart()) return refusal('match.tooMany');
    desk.record({ e: 'started', game, options, holders: seats, master, rules: served.rules, ...desk.seal() });
    desk.note('note.started');
    return undefined;
  },

  again(desk) {
    const wrong = notInLobby(desk);
    if (wrong !== undefined) return wrong;
    if (desk.room.data.sitting === null) return refusal('match.none');
    desk.record({ e: 'cleared' });
    return undefined;
  },

  abandon(desk) {
    const wrong = notInMatch(desk);
    if (wrong !== undefined) return wrong;
    desk.note('note.abandoned', { name: desk.me.name });
    desk.record({ e: 'abandoned' });
    return undefined;
  },
};

/** A playing host's rights over time: they touch everybody alike. */
export const paceCommands: Obeys<'pause' | 'more' | 'skip'> = {
  pause(desk, { paused }) {
    const wrong = notInMatch(desk);
    if (wrong !== undefined) return wrong;
    if ((desk.room.data.sitting?.timing.paused !== null) === paused) return refusal('pace.already');
    desk.note(paused ? 'note.paused' : 'note.resumed', { name: desk.me.name });
    desk.record({ e: 'paused', paused });
    return undefined;
  },

  more(desk, { seconds }) {
    const wrong = notInMatch(desk) ?? untimed(desk);
    if (wrong !== undefined) return wrong;
    if (isSecret(desk.room)) return refusal('pace.secret');
    desk.note('note.more', { name: desk.me.name, seconds });
    desk.record({ e: 'lengthened', by: seconds * 1000 });
    return undefined;
  },

  skip(desk) {
    const { sitting } = desk.room.data;
    const wrong = notInMatch(desk) ?? untimed(desk);
    if (wrong !== undefined || sitting === null) return wrong;
    const { step, paused } = sitting.timing;
    if (paused !== null) return refusal('match.paused');
    const left = leftOf(desk.room, desk.now) ?? 0;
    if (isSecret(desk.room) && left > 0) return shorten(desk, left);
    const refused = desk.play({ elapsed: step as number });
    if (refused === undefined) desk.note('note.skipped', { name: desk.me.name });
    return refused;
  },
};

/** In the dark nobody's call is cut off: what is left of it is a fixed time, and all know who wanted it so. */
function shorten(desk: Desk, left: number): Refusal | undefined {
  if (left <= rescueSeconds * 1000) return refusal('pace.soon');
  desk.note('note.hurried', { name: desk.me.name, seconds: rescueSeconds });
  desk.record({ e: 'lengthened', by: rescueSeconds * 1000 - left });
  return undefined;
}

function untimed({ room }: Desk): Refusal | undefined {
  return room.data.sitting?.timing.step === null ? refusal('pace.none') : undefined;
}
