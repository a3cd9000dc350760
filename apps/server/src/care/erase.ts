import { readTranscript, refusal, type Transcript } from '@veillee/kernel';
import type { House } from '../house.ts';
import { messageOf } from '../messageOf.ts';
import { type Found, find, namelessAmong, redact, wordless } from '../rooms/redact.ts';
import { passHost, releaseMaster } from '../rooms/seats.ts';
import type { Live } from '../wire/live.ts';
import { noTable, tableNamed } from './doors.ts';
import type { CareAnswer, PersonFound } from './requests.ts';
import { peek } from './tables.ts';

const noName: CareAnswer<never> = {
  ok: false,
  no: { fr: 'il faut un nom', en: 'a name is needed' },
};

/** Takes somebody's names, notes and talk out of every table, log and story, or out of one table. */
export function erasePerson(
  house: House,
  {
    name: typed,
    table,
    sure,
  }: { readonly name: string; readonly table: string | null; readonly sure: boolean },
): CareAnswer<'erasePerson'> {
  const name = typed.normalize('NFC').trim();
  if (name === '') return noName;
  const only = table === null ? undefined : tableNamed(house, table);
  if (table !== null && only === undefined) return noTable(table);
  house.flush();
  const { upkeep } = house.store;
  const rooms = upkeep
    .roomsHolding(JSON.stringify(name))
    .filter((id) => only === undefined || id === only.room);
  const total = { tables: [] as number[], unreadable: [] as number[], seated: 0, lines: 0, mentions: 0 };
  for (const id of rooms) {
    const found = sure ? eraseAt(house, id, name) : foundAt(house, id, name);
    if (found === undefined) total.unreadable.push(id);
    else {
      total.tables.push(id);
      total.seated += found.present.length;
      total.lines += found.lines;
      total.mentions += found.mentions;
    }
  }
  const its = only === undefined ? undefined : peek(house, only.room)?.data.sitting?.story;
  const stories = eraseFromStories(house, name, sure, (id) => only === undefined || id === its);
  if (sure) upkeep.sweep();
  return { ok: true, told: { ...total, stories } satisfies PersonFound };
}

function foundAt(house: House, id: number, name: string): Found | undefined {
  const room = peek(house, id);
  try {
    return room && find(room, name);
  } catch {
    return undefined;
  }
}

function eraseAt(house: House, id: number, name: string): Found | undefined {
  const live = house.rooms.live(id);
  if (typeof live !== 'object') return undefined;
  let found: Found | undefined;
  // A table that throws is set aside: the others are gone through all the same.
  house.rooms.within(live, () => {
    found = find(live.room, name);
    for (const person of found.present) sendAway(house, live, person);
  });
  house.flush();
  if (found === undefined || live.isAside) return undefined;
  try {
    redact(live.room, found);
  } catch (error) {
    house.log.error({ room: id, why: messageOf(error) }, 'somebody could not be erased from a table');
    return undefined;
  }
  forgetAll(house, live);
  return found;
}

/** As one whom the host sends away, but told why. */
function sendAway(house: House, live: Live, person: number): void {
  const desk = house.hand(live);
  if (live.room.data.host === person) passHost(desk, person);
  releaseMaster(desk, person);
  desk.record({ e: 'left', person, kicked: true });
  desk.dismiss(person, refusal('seat.erased'));
}

/** What the room is now becomes all that is known of it, and everybody's page. */
function forgetAll(house: House, live: Live): void {
  live.changes += 1;
  live.roomIsStale = true;
  for (const connection of live.connections) connection.fresh = true;
  house.touch(live);
  house.ledger.snapshot(live);
  house.flush();
  house.store.upkeep.forgetLines(live.room.id);
}

function eraseFromStories(
  house: House,
  name: string,
  sure: boolean,
  isMeant: (id: string) => boolean,
): number {
  const { upkeep } = house.store;
  let count = 0;
  for (const { id, data } of upkeep.storiesHolding(JSON.stringify(name))) {
    if (!isMeant(id)) continue;
    const told = readTranscript(JSON.parse(data));
    if (!told.ok || !told.value.names?.includes(name)) continue;
    count += 1;
    if (sure) upkeep.rewriteStory(id, JSON.stringify(without(told.value, name)));
  }
  return count;
}

function without(script: Transcript, name: string): Transcript {
  const names = script.names ?? [];
  const nameless = namelessAmong(names.filter((one) => one !== name));
  const chairs = new Set(names.flatMap((one, seat) => (one === name ? [seat] : [])));
  return {
    ...script,
    names: names.map((one) => (one === name ? nameless : one)),
    inputs: script.inputs.map((input) => wordless(input, chairs)),
  };
}

/** A story by its id or by the address somebody was sent. */
export function eraseStory(house: House, named: string, sure: boolean): CareAnswer<'eraseStory'> {
  const id = /([\w-]{24})\/?$/.exec(named.trim())?.[1];
  const { store } = house;
  const data = id === undefined ? undefined : store.story(id);
  const at = id === undefined ? undefined : store.upkeep.storyAt(id);
  if (id === undefined || data === undefined || at === undefined) {
    return {
      ok: false,
      no: {
        fr: 'aucun récit n’a cette adresse, ou il n’y est plus',
        en: 'no story has this address, or it is no longer there',
      },
    };
  }
  const told = readTranscript(JSON.parse(data));
  if (sure) {
    store.upkeep.dropStory(id);
    store.upkeep.sweep();
  }
  return {
    ok: true,
    told: told.ok ? { game: told.value.game, at, seats: told.value.seats } : { game: '', at, seats: 0 },
  };
}
