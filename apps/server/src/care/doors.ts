import { refusal } from '@veillee/kernel';
import { readmit } from '../aside.ts';
import type { House } from '../house.ts';
import { isRunning } from '../rooms/room.ts';
import type { Worded } from '../start/words.ts';
import type { RoomRow } from '../store/upkeep.ts';
import type { Live } from '../wire/live.ts';
import type { CareAnswer } from './requests.ts';
import { lineOf } from './tables.ts';

/** Closing a table for a while, and for good. */

/** The table somebody means: by its number, or by its code as people write it. */
export function tableNamed(house: House, named: string): RoomRow | undefined {
  house.flush();
  const plain = named.replace(/[\s-]/g, '').toLowerCase();
  return house.store.upkeep.rooms().find(({ room, code }) => String(room) === plain || code === plain);
}

export const noTable = (named: string): { readonly ok: false; readonly no: Worded } => ({
  ok: false,
  no: {
    fr: `aucune table n’a ce numéro ni ce code\u00a0: «\u00a0${named}\u00a0»`,
    en: `no table has this number or code: “${named}”`,
  },
});

const brokenTable = (number: number): { readonly ok: false; readonly no: Worded } => ({
  ok: false,
  no: {
    fr: `la table ${number} est mise de côté\u00a0: cette version n’arrive pas à l’ouvrir (veillee house check dit pourquoi)`,
    en: `table ${number} is set aside: this version cannot open it (veillee house check says why)`,
  },
});

function withLive<T>(
  house: House,
  named: string,
  then: (live: Live) => { readonly ok: true; readonly told: T },
): { readonly ok: true; readonly told: T } | { readonly ok: false; readonly no: Worded } {
  const row = tableNamed(house, named);
  if (row === undefined) return noTable(named);
  const live = house.live(row.room);
  return typeof live === 'object' ? then(live) : brokenTable(row.room);
}

/** Everybody is told and sent out, a game on the way pauses; until it is opened again nobody comes in. */
export const closeTable = (house: House, named: string): CareAnswer<'close'> =>
  withLive(house, named, (live) => {
    const { data, id } = live.room;
    const pages = live.connections.size;
    if (isRunning(data) && data.sitting?.timing.paused === null) {
      house.record(live, { e: 'paused', paused: true });
    }
    if (data.shut !== true) house.record(live, { e: 'shut', shut: true });
    sendOut(house, live, 'room.shut');
    return { ok: true, told: { number: id, pages } };
  });

/** One that was set aside is tried once more: what broke it may have been mended. */
export function openTable(house: House, named: string): CareAnswer<'open'> {
  const row = tableNamed(house, named);
  if (row !== undefined) readmit(house, row.room);
  return withLive(house, named, (live) => {
    if (live.room.data.shut === true) house.record(live, { e: 'shut', shut: false });
    house.flush();
    return { ok: true, told: { number: live.room.id } };
  });
}

/** Everybody is told and sent out, and nothing is left of it. Its stories are the players' and stay. */
export function deleteTable(house: House, named: string, sure: boolean): CareAnswer<'delete'> {
  const row = tableNamed(house, named);
  if (row === undefined) return noTable(named);
  const told = lineOf(house, row, { names: false, codes: false });
  if (!sure) return { ok: true, told };
  const live = house.rooms.get(row.room);
  if (live !== undefined) sendOut(house, live, 'room.deleted');
  house.rooms.delete(row.room);
  house.asides.delete(row.room);
  house.keeper.forget(row.room);
  house.ledger.clear(row.room);
  house.flush();
  house.store.upkeep.sweep();
  return { ok: true, told };
}

function sendOut(house: House, live: Live, key: string): void {
  for (const connection of live.connections) house.dismiss(connection, refusal(key), false);
  // Once to let them go, and once for what their going changed.
  house.flush();
  house.flush();
}
