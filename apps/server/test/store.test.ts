import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { emptyBatch } from '@veillee/rooms';
import { beforeEach, describe, expect, it } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import { dataFolder } from './files.ts';

let folder: string;
beforeEach(() => {
  folder = dataFolder();
});

const empty = { ...emptyBatch, at: 1 };
const line = (room: number, seq: number, at = 1) => ({ room, seq, at, data: `[${room}.${seq}]` });
const much = (room: number, lines: number, after = 0) =>
  Array.from({ length: lines }, (_, i) => line(room, after + i + 1));
/** Once nobody has it open. */
const linesIn = (): number => {
  const db = new DatabaseSync(join(folder, 'veillee.db'));
  const { n } = db.prepare('select count(*) as n from event').get() as { n: number };
  db.close();
  return n;
};

describe('the store', () => {
  it('does not let a log of long lines grow until there are many of them', () => {
    const store = openSqlite(folder);
    store.write({ ...empty, opened: [{ room: 1, code: 'aaaaaaaa' }] });
    const data = JSON.stringify(['x'.repeat(1_000_000)]);
    for (let seq = 1; seq <= 40; seq += 1) {
      store.write({
        ...empty,
        lines: [{ room: 1, seq, at: seq, data }],
        snapshots: [{ room: 1, seq, data: '{}', touched: seq }],
      });
    }
    store.close();
    expect(linesIn()).toBeLessThan(20);
  });

  it('gives a room the lines since its snapshot, opened again or not', () => {
    const store = openSqlite(folder);
    store.write({
      ...empty,
      opened: [
        { room: 1, code: 'batolumi' },
        { room: 2, code: 'zagotago' },
      ],
      lines: [line(1, 1), line(2, 1)],
    });
    store.write({ ...empty, lines: [line(1, 3)], snapshots: [{ room: 1, seq: 3, data: '{}', touched: 1 }] });
    store.write({ ...empty, lines: [line(2, 2), line(1, 4)] });
    const rooms = (from: typeof store) => [1, 2].map((room) => from.load(room)?.lines.map(({ seq }) => seq));
    expect(rooms(store)).toEqual([[4], [1, 2]]);
    store.close();
    const again = openSqlite(folder);
    expect(rooms(again)).toEqual([[4], [1, 2]]);
    again.close();
  });

  it('throws away lines that snapshots hold, and none before the first that is still needed', () => {
    const store = openSqlite(folder);
    store.write({ ...empty, opened: [{ room: 1, code: 'batolumi' }], lines: [line(1, 1)] });
    store.write({ ...empty, lines: much(1, 5000, 1) });
    expect(store.load(1)?.lines).toHaveLength(5001);
    store.write({ ...empty, snapshots: [{ room: 1, seq: 5001, data: '{}', touched: 1 }] });
    store.write({ ...empty, lines: much(1, 5000, 5001) });
    expect(store.load(1)?.lines).toHaveLength(5000);
    store.close();
    expect(linesIn()).toBe(5000);
  });

  it('keeps what came after a snapshot of the same moment, through tidying and another opening', () => {
    const store = openSqlite(folder);
    store.write({ ...empty, opened: [{ room: 1, code: 'batolumi' }], lines: [line(1, 1)] });
    store.write({
      ...empty,
      lines: [line(1, 2), line(1, 3)],
      snapshots: [{ room: 1, seq: 2, data: '{}', touched: 1 }],
    });
    expect(store.load(1)?.lines.map(({ seq }) => seq)).toEqual([3]);
    store.write({ ...empty, opened: [{ room: 2, code: 'zagotago' }], lines: much(2, 5000) });
    store.write({ ...empty, snapshots: [{ room: 2, seq: 5000, data: '{}', touched: 1 }] });
    store.write({ ...empty, lines: much(2, 5000, 5000) });
    store.close();
    const again = openSqlite(folder);
    expect(again.load(1)?.lines.map(({ seq }) => seq)).toEqual([3]);
    again.close();
  });

  it('clears a room with all its lines: whoever has its number next begins anew', () => {
    const store = openSqlite(folder);
    const rooms = [
      { room: 7, code: 'batolumi' },
      { room: 8, code: 'zagotago' },
    ];
    store.write({ ...empty, opened: rooms, lines: [line(7, 1), line(8, 1)] });
    store.write({ ...empty, cleared: [7] });
    expect(store.load(7)).toBeUndefined();
    expect(store.highestRoom()).toBe(8);
    store.write({ ...empty, cleared: [8] });
    store.write({ ...empty, opened: [{ room: 7, code: 'batolumi' }], lines: [line(7, 1)] });
    store.close();
    expect(linesIn()).toBe(1);
    const again = openSqlite(folder);
    expect(again.load(7)?.lines).toHaveLength(1);
    expect(again.idleSince(100)).toEqual([7]);
    again.close();
  });

  it('opens a folder whose lines still lie by room', () => {
    const db = new DatabaseSync(join(folder, 'veillee.db'));
    db.exec(`
      create table room (id integer primary key, code text not null unique, touched integer not null, snapshot_seq integer, snapshot text) strict;
      create index room_touched on room (touched);
      create table event (room integer not null, seq integer not null, at integer not null, data text not null, primary key (room, seq)) strict, without rowid;
      create table deadline (room integer not null, kind text not null, due integer not null, primary key (room, kind)) strict, without rowid;
      create table story (id text primary key, at integer not null, data text not null) strict, without rowid;
      create table alive (id integer primary key check (id = 1), at integer not null) strict;
      insert into room (id, code, touched) values (3, 'batolumi', 5);
      insert into event values (3, 2, 6, '[2]'), (3, 1, 5, '[1]');
      pragma user_version = 1;
    `);
    db.close();
    const store = openSqlite(folder);
    expect(store.load(3)?.lines.map(({ data }) => data)).toEqual(['[1]', '[2]']);
    expect(store.idleSince(6)).toEqual([]);
    expect(store.idleSince(7)).toEqual([3]);
    store.close();
  });
});
