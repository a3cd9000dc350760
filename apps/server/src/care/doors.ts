import { refusal } from '@veillee/kernel';
import type { LiveRoom, RoomServer } from '@veillee/rooms';
import { isRunning } from '@veillee/rooms';
import type { RoomRow } from '../store/upkeep.ts';
import type { CareTarget } from './careTarget.ts';
import { type CareAnswer, type CareReply, refusedCare } from './requests.ts';
import { lineOf } from './tables.ts';

/** Closing a table for a while, and for good. */

/** The table somebody means: by its number, or by its code as people write it. */
export async function tableNamed(
  { roomServer, store }: CareTarget,
  named: string,
): Promise<RoomRow | undefined> {
  await roomServer.flush();
  const plain = plainName(named);
  return (await store.upkeep.rooms()).find(({ room, code }) => String(room) === plain || code === plain);
}

export const plainName = (named: string): string => named.replace(/[\s-]/g, '').toLowerCase();

export const noTable = (named: string): CareAnswer<never> => refusedCare(({ care }) => care.noTable(named));

/** A room, once it is ours. */
export async function claimed(open: CareTarget, room: number): Promise<LiveRoom | string | undefined> {
  if ((await open.claim?.(room)) === false) return undefined;
  return open.roomServer.parts.rooms.live(room);
}

async function withLive<T>(
  open: CareTarget,
  named: string,
  then: (live: LiveRoom) => Promise<{ readonly ok: true; readonly told: T }>,
): Promise<CareReply<T>> {
  const row = await tableNamed(open, named);
  if (row === undefined) return noTable(named);
  const live = await claimed(open, row.room);
  return typeof live === 'object' ? then(live) : refusedCare(({ care }) => care.brokenTable(row.room));
}

/** Everybody is told and sent out, a game on the way pauses; until it is opened again nobody comes in. */
export const closeTable = (open: CareTarget, named: string): Promise<CareAnswer<'close'>> =>
  withLive(open, named, async (live) => {
    const { roomServer } = open;
    const { data, id } = live.room;
    const pages = live.connections.size;
    if (isRunning(data) && data.sitting?.timing.paused === null) {
      roomServer.parts.actions.record(live, { e: 'paused', paused: true });
    }
    if (!data.closed) roomServer.parts.actions.record(live, { e: 'closed', closed: true });
    await sendOut(roomServer, live, 'room.closed');
    return { ok: true, told: { number: id, pages } };
  });

/** One that was set aside is tried once more: what broke it may have been mended. */
export async function openTable(open: CareTarget, named: string): Promise<CareAnswer<'open'>> {
  const { roomServer } = open;
  const row = await tableNamed(open, named);
  if (row !== undefined && (await claimed(open, row.room)) !== undefined)
    await roomServer.parts.rooms.readmit(row.room);
  return withLive(open, named, async (live) => {
    if (live.room.data.closed) roomServer.parts.actions.record(live, { e: 'closed', closed: false });
    await roomServer.flush();
    return { ok: true, told: { number: live.room.id } };
  });
}

/** Everybody is told and sent out, and nothing is left of it. Its stories are the players' and stay. */
export async function deleteTable(
  open: CareTarget,
  named: string,
  sure: boolean,
): Promise<CareAnswer<'delete'>> {
  const { roomServer, store } = open;
  const row = await tableNamed(open, named);
  if (row === undefined) return noTable(named);
  const told = await lineOf(open, row, { names: false, codes: false });
  if (!sure) return { ok: true, told };
  if ((await open.claim?.(row.room)) === false) return noTable(named);
  const live = roomServer.parts.rooms.get(row.room);
  if (live !== undefined) await sendOut(roomServer, live, 'room.deleted');
  roomServer.parts.rooms.clear(row.room);
  await roomServer.flush();
  await store.sweep();
  return { ok: true, told };
}

async function sendOut(roomServer: RoomServer, live: LiveRoom, key: string): Promise<void> {
  for (const connection of [...live.connections, ...live.door])
    roomServer.parts.gate.dismiss(connection, refusal(key), false);
  // Once to let them go, and once for what their going changed.
  await roomServer.flush();
  await roomServer.flush();
}
