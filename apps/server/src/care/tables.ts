import type { Room, RoomData } from '@veillee/rooms';
import { rebuild } from '@veillee/rooms';
import type { RoomRow } from '../store/upkeep.ts';
import type { CareTarget } from './careTarget.ts';
import type { TableLine, TableState } from './requests.ts';

/** So many tables are looked at before others have their turn. */
const atOnce = 25;

/** A room as it is, without keeping it in memory; undefined where these rules cannot open it. */
export async function peek({ roomServer, store }: CareTarget, id: number): Promise<Room | undefined> {
  const live = roomServer.parts.rooms.get(id);
  if (live !== undefined) return live.room;
  const stored = await store.load(id);
  if (stored === undefined) return undefined;
  try {
    return rebuild(stored, (game) => roomServer.parts.setup.games.get(game));
  } catch {
    return undefined;
  }
}

export async function listTables(
  target: CareTarget,
  shows: { readonly names: boolean; readonly codes: boolean },
): Promise<TableLine[]> {
  await target.roomServer.flush();
  const lines: TableLine[] = [];
  for (const [at, row] of (await target.store.upkeep.rooms()).entries()) {
    if (at % atOnce === atOnce - 1) await new Promise((resolve) => setImmediate(resolve));
    lines.push(await lineOf(target, row, shows));
  }
  return lines;
}

export async function lineOf(
  target: CareTarget,
  { room: number, code, touched, bytes }: RoomRow,
  shows: { readonly names: boolean; readonly codes: boolean },
): Promise<TableLine> {
  const data = (await peek(target, number))?.data;
  const live = target.roomServer.parts.rooms.get(number);
  const humans = data?.people.filter(({ bot }) => !bot) ?? [];
  return {
    number,
    ...(shows.codes ? { code } : {}),
    ...(shows.names ? { names: humans.map(({ name }) => name) } : {}),
    opened: data?.openedAt ?? null,
    touched: Math.max(touched, live?.touched ?? 0),
    people: humans.length,
    bots: (data?.people.length ?? 0) - humans.length,
    pages: live?.connections.size ?? 0,
    game: data?.sitting?.game ?? data?.game ?? null,
    state: (await isAside(target, number)) ? 'aside' : data === undefined ? 'broken' : stateOf(data),
    bytes,
  };
}

async function isAside({ roomServer, store }: CareTarget, id: number): Promise<boolean> {
  const { rooms } = roomServer.parts;
  if (rooms.whyAside(id) !== undefined) return true;
  return rooms.get(id) === undefined && ((await store.load(id))?.aside ?? null) !== null;
}

function stateOf({ closed, sitting }: RoomData): TableState {
  if (closed) return 'closed';
  if (sitting === null) return 'waiting';
  if (sitting.state !== 'running') return 'over';
  return sitting.timing.paused === null ? 'playing' : 'paused';
}
