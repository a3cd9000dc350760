import { readTranscript, refusal, type Transcript } from '@veillee/kernel';
import type { LiveRoom, RoomServer } from '@veillee/rooms';
import {
  type Found,
  find,
  messageOf,
  namelessAmong,
  passHost,
  redact,
  releaseMaster,
  wordless,
} from '@veillee/rooms';
import type { CareTarget } from './careTarget.ts';
import { claimed, noTable, tableNamed } from './doors.ts';
import { type CareAnswer, type PersonFound, refusedCare } from './requests.ts';
import { peek } from './tables.ts';

/** Takes somebody's names, notes and talk out of every table, log and story, or out of one table. */
export async function erasePerson(
  open: CareTarget,
  {
    name: typed,
    table,
    sure,
  }: { readonly name: string; readonly table: string | null; readonly sure: boolean },
): Promise<CareAnswer<'erasePerson'>> {
  const { roomServer, store } = open;
  const name = typed.normalize('NFC').trim();
  if (name === '') return refusedCare(({ care }) => care.noName);
  const only = table === null ? undefined : await tableNamed(open, table);
  if (table !== null && only === undefined) return noTable(table);
  await roomServer.flush();
  const holding = await store.upkeep.roomsHolding(JSON.stringify(name));
  const rooms = holding.filter((id) => only === undefined || id === only.room);
  const tables: number[] = [];
  const unreadable: number[] = [];
  const total = { tables, unreadable, seated: 0, lines: 0, mentions: 0 };
  for (const id of rooms) {
    const found = sure ? await eraseAt(open, id, name) : await foundAt(open, id, name);
    if (found === undefined) total.unreadable.push(id);
    else {
      total.tables.push(id);
      total.seated += found.present.length;
      total.lines += found.lines;
      total.mentions += found.mentions;
    }
  }
  const its = only === undefined ? undefined : (await peek(open, only.room))?.data.sitting?.story;
  const stories = await eraseFromStories(store, name, sure, (id) => only === undefined || id === its);
  if (sure) await store.sweep();
  return { ok: true, told: { ...total, stories } satisfies PersonFound };
}

async function foundAt(target: CareTarget, id: number, name: string): Promise<Found | undefined> {
  const room = await peek(target, id);
  try {
    return room && find(room, name);
  } catch {
    return undefined;
  }
}

async function eraseAt(open: CareTarget, id: number, name: string): Promise<Found | undefined> {
  const { roomServer } = open;
  const live = await claimed(open, id);
  if (typeof live !== 'object') return undefined;
  let found: Found | undefined;
  // A table that throws is set aside: the others are gone through all the same.
  roomServer.parts.rooms.within(live, () => {
    found = find(live.room, name);
    for (const person of found.present) sendAway(roomServer, live, person);
  });
  await roomServer.flush();
  if (found === undefined || live.isRetired) return undefined;
  try {
    redact(live.room, found);
  } catch (error) {
    roomServer.parts.setup.log.error(
      { room: id, why: messageOf(error) },
      'somebody could not be erased from a table',
    );
    return undefined;
  }
  await forgetAll(open, live);
  return found;
}

/** As one whom the host sends away, but told why. */
function sendAway(roomServer: RoomServer, live: LiveRoom, person: number): void {
  const context = roomServer.parts.actions.context(live);
  if (live.room.data.host === person) passHost(context, person);
  releaseMaster(context, person);
  context.record({ e: 'left', person, kicked: true });
  context.dismiss(person, refusal('seat.erased'));
}

/** What the room is now becomes all that is known of it, and everybody's page. */
async function forgetAll({ roomServer, store }: CareTarget, live: LiveRoom): Promise<void> {
  live.changes += 1;
  live.roomIsStale = true;
  for (const connection of live.connections) connection.fresh = true;
  roomServer.parts.turn.touch(live);
  roomServer.parts.commits.snapshot(live);
  await roomServer.flush();
  await store.upkeep.forgetLines(live.room.id);
}

async function eraseFromStories(
  { upkeep }: CareTarget['store'],
  name: string,
  sure: boolean,
  isMeant: (id: string) => boolean,
): Promise<number> {
  let count = 0;
  for (const { id, data } of await upkeep.storiesHolding(JSON.stringify(name))) {
    if (!isMeant(id)) continue;
    const told = readTranscript(JSON.parse(data));
    if (!told.ok || !told.value.names?.includes(name)) continue;
    count += 1;
    if (sure) await upkeep.rewriteStory(id, JSON.stringify(without(told.value, name)));
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
    ...(script.genders === undefined
      ? {}
      : { genders: script.genders.map((one, seat) => (chairs.has(seat) ? null : one)) }),
    inputs: script.inputs.map((input) => wordless(input, chairs)),
  };
}

/** A story by its id or by the address somebody was sent. */
export async function eraseStory(
  store: CareTarget['store'],
  named: string,
  sure: boolean,
): Promise<CareAnswer<'eraseStory'>> {
  const id = /([\w-]{24})\/?$/.exec(named.trim())?.[1];
  const story = id === undefined ? undefined : await store.story(id);
  if (id === undefined || story === undefined) return refusedCare(({ care }) => care.noStory);
  const { at, data } = story;
  const told = readTranscript(JSON.parse(data));
  if (sure) {
    await store.upkeep.dropStory(id);
    await store.sweep();
  }
  return {
    ok: true,
    told: told.ok ? { game: told.value.game, at, seats: told.value.seats } : { game: '', at, seats: 0 },
  };
}
