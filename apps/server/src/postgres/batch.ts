import { type Batch, eventsIn } from '@veillee/rooms';
import type { Ask } from './line.ts';

/** What is written of a room's row. */
interface RoomWritten {
  code: string | null;
  touched: number;
  seq: number | null;
  snapshot: string | null;
  /** Undefined: it stays as it is. */
  aside: string | null | undefined;
}

/** A part of the statement: what it does with its rows, which come as one array for each column. */
interface Part {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
  readonly sql: (rows: string) => string;
}

/**
 * A whole batch in one statement, fenced by our own row: where we were buried, or where the batch is there already, no
 * row is written. Burying waits for it. No row may be written twice by it, nor read what it writes: so what is said of a
 * row several times is put together before.
 */
export function writing(node: number, number: number, batch: Batch): Ask {
  const all = partsOf(batch);
  const parts = all.filter(({ rows }) => rows.length > 0);
  const values: unknown[] = [node, number];
  const pieces = parts.map(({ name, columns, rows, sql }) => {
    const lists = columns.map((type, i) => `$${values.push(rows.map((row) => row[i]))}::${type}[]`);
    return `, ${name} as (${sql(`unnest(${lists.join(', ')})`)})`;
  });
  return {
    name: `batch ${all.map(({ rows }) => (rows.length > 0 ? 1 : 0)).join('')}`,
    values,
    text: `
      with me as (select id from veillee.node where id = $1 for key share),
      mine as (
        update veillee.progress set batch = $2 from me where node = me.id and batch = $2::bigint - 1 returning node
      )${pieces.join('')}
      select (select count(*) from me) as alive, (select count(*) from mine) as kept,
        coalesce((select batch from veillee.progress where node = $1), 0) as before`,
  };
}

function partsOf({ at, opened, lines, deadlines, snapshots, stories, cleared, aside }: Batch): Part[] {
  const gone = new Set(cleared);
  const rooms = new Map<number, RoomWritten>();
  const roomOf = (id: number): RoomWritten => {
    const known = rooms.get(id) ?? { code: null, touched: 0, seq: null, snapshot: null, aside: undefined };
    rooms.set(id, known);
    return known;
  };
  for (const { room, code } of opened) Object.assign(roomOf(room), { code, touched: at });
  for (const { room, seq, data, touched } of snapshots)
    Object.assign(roomOf(room), { seq, snapshot: data, touched: Math.max(touched, roomOf(room).touched) });
  for (const { room, why } of aside) roomOf(room).aside = why;
  const written = [...rooms].filter(([id]) => !gone.has(id));
  const due = new Map(deadlines.map((one) => [`${one.room} ${one.kind}`, one]));
  const dues = [...due.values()].filter(({ room }) => !gone.has(room));
  const kept = lines.filter(({ room, seq }) => !gone.has(room) && seq > (rooms.get(room)?.seq ?? 0));
  return [
    ...roomParts(written),
    linesPart(
      kept.map(({ room, seq, at, data }) => [room, seq - (eventsIn(data)?.length ?? 1) + 1, seq, at, data]),
    ),
    ...deadlineParts(dues),
    {
      name: 'stories',
      columns: ['text', 'bigint', 'text'],
      rows: stories.map(({ id, data }) => [id, at, data]),
      sql: (rows) => `insert into veillee.story (id, at, data) select s.* from mine, ${rows} as s`,
    },
    ...clearParts(cleared.map((id) => [id])),
  ];
}

function roomParts(written: readonly (readonly [number, RoomWritten])[]): Part[] {
  const columns = ['bigint', 'text', 'bigint', 'bigint', 'text', 'text', 'boolean'];
  const named = 'r(id, code, touched, seq, snapshot, aside, moves)';
  const rowOf = ([id, { code, touched, seq, snapshot, aside }]: readonly [
    number,
    RoomWritten,
  ]): unknown[] => [id, code, touched, seq, snapshot, aside ?? null, aside !== undefined];
  const isOpened = ([, { code }]: readonly [number, RoomWritten]): boolean => code !== null;
  return [
    {
      name: 'opened',
      columns,
      rows: written.filter(isOpened).map(rowOf),
      sql: (rows) => `
        insert into veillee.room (id, code, owner, touched, snapshot_seq, snapshot, aside)
        select r.id, r.code, mine.node, r.touched, r.seq, r.snapshot, r.aside from mine, ${rows} as ${named}
        on conflict (id) do update set touched = excluded.touched, snapshot_seq = excluded.snapshot_seq,
          snapshot = excluded.snapshot, aside = excluded.aside`,
    },
    {
      name: 'rooms',
      columns,
      rows: written.filter((one) => !isOpened(one)).map(rowOf),
      sql: (rows) => `
        update veillee.room set touched = greatest(room.touched, r.touched),
          snapshot_seq = coalesce(r.seq, snapshot_seq), snapshot = coalesce(r.snapshot, room.snapshot),
          aside = case when r.moves then r.aside else room.aside end
        from mine, ${rows} as ${named} where room.id = r.id and room.touched is not null`,
    },
    {
      // What a snapshot holds need not be kept beside it.
      name: 'tidied',
      columns: ['bigint', 'bigint'],
      rows: written.flatMap(([id, { seq }]) => (seq === null ? [] : [[id, seq]])),
      sql: (rows) =>
        `delete from veillee.event using mine, ${rows} as s(room, seq) where event.room = s.room and event.seq <= s.seq`,
    },
  ];
}

const linesPart = (rows: readonly (readonly unknown[])[]): Part => ({
  name: 'lines',
  columns: ['bigint', 'bigint', 'bigint', 'bigint', 'text'],
  rows,
  sql: (all) => `insert into veillee.event (room, first, seq, at, data) select l.* from mine, ${all} as l`,
});

function deadlineParts(dues: Batch['deadlines']): Part[] {
  return [
    {
      name: 'due',
      columns: ['bigint', 'text', 'bigint'],
      rows: dues.flatMap(({ room, kind, due }) => (due === null ? [] : [[room, kind, due]])),
      sql: (rows) => `
        insert into veillee.deadline (room, kind, due) select d.* from mine, ${rows} as d
        on conflict (room, kind) do update set due = excluded.due`,
    },
    {
      name: 'undue',
      columns: ['bigint', 'text'],
      rows: dues.flatMap(({ room, kind, due }) => (due === null ? [[room, kind]] : [])),
      sql: (rows) => `
        delete from veillee.deadline using mine, ${rows} as d(room, kind)
        where deadline.room = d.room and deadline.kind = d.kind`,
    },
  ];
}

const clearParts = (rows: readonly (readonly unknown[])[]): Part[] =>
  (
    [
      ['room', 'id'],
      ['event', 'room'],
      ['deadline', 'room'],
    ] as const
  ).map(([table, column]) => ({
    name: `gone_${table}`,
    columns: ['bigint'],
    rows,
    sql: (all) =>
      `delete from veillee.${table} using mine, ${all} as c(room) where ${table}.${column} = c.room`,
  }));
