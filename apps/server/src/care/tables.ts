import type { House } from '../house.ts';
import { rebuild } from '../rooms/apply.ts';
import type { Room, RoomData } from '../rooms/room.ts';
import type { RoomRow } from '../store/upkeep.ts';
import type { TableLine, TableState } from './requests.ts';

/** So many tables are looked at before others have their turn. */
const atOnce = 25;

/** A room as it is, without keeping it in memory; undefined where these rules cannot open it. */
export function peek(house: House, id: number): Room | undefined {
  const live = house.rooms.get(id);
  if (live !== undefined) return live.room;
  const stored = house.store.load(id);
  if (stored === undefined) return undefined;
  try {
    return rebuild(stored, (game) => house.games.get(game));
  } catch {
    return undefined;
  }
}

export async function listTables(
  house: House,
  shows: { readonly names: boolean; readonly codes: boolean },
): Promise<TableLine[]> {
  house.flush();
  const lines: TableLine[] = [];
  for (const [at, row] of house.store.upkeep.rooms().entries()) {
    if (at % atOnce === atOnce - 1) await new Promise((resolve) => setImmediate(resolve));
    lines.push(lineOf(house, row, shows));
  }
  return lines;
}

export function lineOf(
  house: House,
  { room: number, code, touched, bytes }: RoomRow,
  shows: { readonly names: boolean; readonly codes: boolean },
): TableLine {
  const data = peek(house, number)?.data;
  const live = house.rooms.get(number);
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
    state: isAside(house, number) ? 'aside' : data === undefined ? 'broken' : stateOf(data),
    bytes,
  };
}

const isAside = (house: House, id: number): boolean =>
  house.asides.has(id) || (!house.rooms.has(id) && (house.store.load(id)?.aside ?? null) !== null);

function stateOf({ shut, sitting }: RoomData): TableState {
  if (shut === true) return 'closed';
  if (sitting === null) return 'waiting';
  if (sitting.state !== 'running') return 'over';
  return sitting.timing.paused === null ? 'playing' : 'paused';
}
