import { refusal } from '@veillee/kernel';
import type { LiveRoom, RoomServer } from '@veillee/rooms';
import { isRunning } from '@veillee/rooms';
import type { RoomRow } from '../store/sqliteUpkeep.ts';
import type { CareTarget } from './careTarget.ts';
import { type CareAnswer, type CareReply, refusedCare } from './requests.ts';
import { lineOf } from './tables.ts';

/** Closing a table for a while, and for good. */

/** The table somebody means: by its number, or by its code as people write it. */
export function tableNamed({ roomServer, store }: CareTarget, named: string): RoomRow | undefined {
  roomServer.flush();
  const plain = named.replace(/[\s-]/g, '').toLowerCase();
  return store.upkeep.rooms().find(({ room, code }) => String(room) === plain || code === plain);
}

export const noTable = (named: string): CareAnswer<never> => refusedCare(({ care }) => care.noTable(named));

async function withLive<T>(
  open: CareTarget,
  named: string,
  then: (live: LiveRoom) => { readonly ok: true; readonly told: T },
): Promise<CareReply<T>> {
  const row = tableNamed(open, named);
  if (row === undefined) return noTable(named);
  const live = await open.roomServer.parts.rooms.live(row.room);
  return typeof live === 'object' ? then(live) : refusedCare(({ care }) => care.brokenTable(row.room));
}

/** Everybody is told and sent out, a game on the way pauses; until it is opened again nobody comes in. */
export const closeTable = (open: CareTarget, named: string): Promise<CareAnswer<'close'>> =>
  withLive(open, named, (live) => {
    const { roomServer } = open;
    const { data, id } = live.room;
    const pages = live.connections.size;
    if (isRunning(data) && data.sitting?.timing.paused === null) {
      roomServer.parts.actions.record(live, { e: 'paused', paused: true });
    }
    if (!data.closed) roomServer.parts.actions.record(live, { e: 'closed', closed: true });
    sendOut(roomServer, live, 'room.closed');
    return { ok: true, told: { number: id, pages } };
  });

/** One that was set aside is tried once more: what broke it may have been mended. */
export async function openTable(open: CareTarget, named: string): Promise<CareAnswer<'open'>> {
  const { roomServer } = open;
  const row = tableNamed(open, named);
  if (row !== undefined) await roomServer.parts.rooms.readmit(row.room);
  return withLive(open, named, (live) => {
    if (live.room.data.closed) roomServer.parts.actions.record(live, { e: 'closed', closed: false });
    roomServer.flush();
    return { ok: true, told: { number: live.room.id } };
  });
}

/** Everybody is told and sent out, and nothing is left of it. Its stories are the players' and stay. */
export function deleteTable(open: CareTarget, named: string, sure: boolean): CareAnswer<'delete'> {
  const { roomServer, store } = open;
  const row = tableNamed(open, named);
  if (row === undefined) return noTable(named);
  const told = lineOf(open, row, { names: false, codes: false });
  if (!sure) return { ok: true, told };
  const live = roomServer.parts.rooms.get(row.room);
  if (live !== undefined) sendOut(roomServer, live, 'room.deleted');
  roomServer.parts.rooms.clear(row.room);
  roomServer.flush();
  store.sweep();
  return { ok: true, told };
}

function sendOut(roomServer: RoomServer, live: LiveRoom, key: string): void {
  for (const connection of [...live.connections, ...live.door])
    roomServer.parts.gate.dismiss(connection, refusal(key), false);
  // Once to let them go, and once for what their going changed.
  roomServer.flush();
  roomServer.flush();
}
