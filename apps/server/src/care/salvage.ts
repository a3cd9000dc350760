import type { Games } from '@veillee/rooms';
import { type Deadline, deadlineKinds, emptyBatch, eventsIn, type LogLine, rebuild } from '@veillee/rooms';
import { type FoundRow, rowsIn } from '../store/pages.ts';
import { openSqlite, type SqliteStore } from '../store/sqlite.ts';

/** What came out of a broken database. */
export interface Salvaged {
  /** Tables that are as they were. */
  readonly tables: readonly number[];
  /** Tables whose last lines are lost: they go back to before. */
  readonly wentBack: readonly number[];
  /** Tables that are there but that these rules cannot open. */
  readonly broken: readonly number[];
  /** Tables of which too little is left. */
  readonly lost: readonly number[];
  readonly stories: number;
}

interface RoomFound {
  code: string | null;
  touched: number;
  snapshot: { readonly seq: number; readonly data: string } | null;
  readonly lines: Map<number, LogLine>;
  readonly deadlines: Deadline[];
}

interface Found {
  readonly rooms: Map<number, RoomFound>;
  readonly stories: Map<string, { readonly at: number; readonly data: string }>;
  /** The last sign of life; where none is left, the last line, which may be ahead if the clock was set back since. */
  alive: number | null;
  lastLine: number;
}

/** Reads what it can of a database and makes a new one of it in another folder. The broken one is only read. */
export function salvage(file: string, into: string, games: Games): Salvaged {
  const found: Found = { rooms: new Map(), stories: new Map(), alive: null, lastLine: 0 };
  for (const row of rowsIn(file)) {
    if (row.rowid === null) takeEntry(found, row);
    else takeRow(found, row.rowid, row);
  }
  const store = openSqlite(into);
  try {
    store.upkeep.addStories([...found.stories].map(([id, story]) => ({ id, ...story })));
    const saved = saveRooms(found, store, games);
    const alive = found.alive ?? found.lastLine;
    if (alive > 0) store.markAlive(alive);
    return { ...saved, stories: found.stories.size };
  } finally {
    store.close();
  }
}

/* Which table a row is of shows by what stands in it. */

function takeRow(found: Found, rowid: number, { values }: FoundRow): void {
  const [own, second, third, fourth, fifth] = values;
  if (own !== null) return;
  if (typeof second === 'string' && typeof third === 'number' && values.length >= 5) {
    const room = roomIn(found, rowid);
    room.code = second;
    room.touched = third;
    const isKept = typeof fourth === 'number' && typeof fifth === 'string' && isJson(fifth);
    if (isKept && fourth >= (room.snapshot?.seq ?? 0)) room.snapshot = { seq: fourth, data: fifth };
  } else if (typeof second === 'number' && typeof third === 'number' && typeof fourth === 'number') {
    if (typeof fifth !== 'string' || !isJson(fifth)) return;
    roomIn(found, second).lines.set(third, { room: second, seq: third, at: fourth, data: fifth });
    found.lastLine = Math.max(found.lastLine, fourth);
  } else if (rowid === 1 && typeof second === 'number' && values.length === 2) {
    found.alive = Math.max(found.alive ?? 0, second);
  }
}

function takeEntry(found: Found, { values: [first, second, third] }: FoundRow): void {
  if (typeof first === 'string' && typeof second === 'number' && typeof third === 'string') {
    if (isJson(third)) found.stories.set(first, { at: second, data: third });
  } else if (typeof first === 'number' && typeof third === 'number') {
    const kind = deadlineKinds.find((one) => one === second);
    if (kind !== undefined) roomIn(found, first).deadlines.push({ room: first, kind, due: third });
  }
}

function roomIn({ rooms }: Found, id: number): RoomFound {
  const known = rooms.get(id);
  if (known !== undefined) return known;
  const first: RoomFound = { code: null, touched: 0, snapshot: null, lines: new Map(), deadlines: [] };
  rooms.set(id, first);
  return first;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/* Tables: as far as their lines follow each other without a gap. */

interface Kept extends RoomFound {
  readonly id: number;
  readonly code: string;
  readonly unbroken: readonly LogLine[];
  readonly isWhole: boolean;
}

function saveRooms({ rooms }: Found, store: SqliteStore, games: Games): Omit<Salvaged, 'stories'> {
  const kept: Kept[] = [];
  const codes = new Set<string>();
  for (const [id, room] of [...rooms].sort(([a], [b]) => a - b)) {
    const { lines, isWhole } = unbroken(room);
    const code = room.code ?? codeIn(lines);
    if (code === null || codes.has(code) || (room.snapshot === null && codeIn(lines) === null)) continue;
    codes.add(code);
    kept.push({ ...room, id, code, unbroken: lines, isWhole });
  }
  save(store, kept);
  const opening = new Set(kept.filter(({ id }) => opens(store, id, games)));
  const numbers = (fits: (room: Kept) => boolean): number[] => kept.filter(fits).map(({ id }) => id);
  const saved = new Set(numbers(() => true));
  return {
    tables: numbers((room) => opening.has(room) && room.isWhole),
    wentBack: numbers((room) => opening.has(room) && !room.isWhole),
    broken: numbers((room) => !opening.has(room)),
    lost: [...rooms.keys()].filter((id) => !saved.has(id)),
  };
}

function unbroken({ snapshot, lines }: RoomFound): { readonly lines: LogLine[]; readonly isWhole: boolean } {
  const kept: LogLine[] = [];
  let reached = snapshot?.seq ?? 0;
  const since = [...lines.values()].filter(({ seq }) => seq > reached).sort((a, b) => a.seq - b.seq);
  for (const line of since) {
    const events = eventsIn(line.data);
    if (events === undefined || line.seq - events.length !== reached) break;
    kept.push(line);
    reached = line.seq;
  }
  return { lines: kept, isWhole: kept.length === since.length };
}

/** The code that a table was laid under, if its log is there from the beginning. */
function codeIn([first]: readonly LogLine[]): string | null {
  const [event] = first === undefined ? [] : (eventsIn(first.data) ?? []);
  return event?.e === 'opened' ? event.code : null;
}

function save(store: SqliteStore, kept: readonly Kept[]): void {
  store.write({
    ...emptyBatch,
    opened: kept.map(({ id, code }) => ({ room: id, code })),
    snapshots: kept.flatMap(({ id, snapshot, touched }) =>
      snapshot === null ? [] : [{ room: id, ...snapshot, touched }],
    ),
  });
  // After the snapshots, which take the place of all lines there are.
  store.write({
    ...emptyBatch,
    lines: kept.flatMap((room) => room.unbroken),
    deadlines: kept.flatMap(({ deadlines }) => deadlines),
  });
}

function opens(store: SqliteStore, id: number, games: Games): boolean {
  try {
    const stored = store.load(id);
    return stored !== undefined && rebuild(stored, (game) => games.get(game)) !== undefined;
  } catch {
    return false;
  }
}
