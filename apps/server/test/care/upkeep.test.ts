import { DatabaseSync } from 'node:sqlite';
import { quick } from '@veillee/kernel';
import { emptyBatch } from '@veillee/rooms';
import { expect, it } from 'vitest';
import { openSqlite } from '../../src/store/sqlite.ts';
import { dataFolder, isOnDisk } from '../files.ts';

const empty = { ...emptyBatch, at: 1 };

it('what is cleared is in no file any more, however rows were moved about, and the rest stands', () => {
  const data = dataFolder();
  const store = openSqlite(data);
  const chance = quick(5);
  const words = (room: number, about: number) => `<secret ${room}>`.repeat(1 + chance.below(about));
  const rooms = Array.from({ length: 120 }, (_, i) => i + 1);
  store.write({ ...empty, opened: rooms.map((room) => ({ room, code: `code${room}` })) });
  const seq = new Map<number, number>();
  for (let turn = 0; turn < 100; turn += 1) {
    const busy = rooms.filter(() => chance.below(4) === 0);
    const lines = busy.map((room) => {
      seq.set(room, (seq.get(room) ?? 0) + 1);
      return { room, seq: seq.get(room) as number, at: turn, data: JSON.stringify(words(room, 40)) };
    });
    const snapshots = busy
      .filter(() => chance.below(3) === 0)
      .map((room) => ({ room, seq: seq.get(room) as number, data: words(room, 400), touched: turn }));
    store.write({ ...empty, lines, snapshots });
  }
  const cleared = rooms.filter((room) => room % 2 === 1);
  store.write({ ...empty, cleared });
  expect(store.upkeep.rooms().map(({ room }) => room)).toEqual(rooms.filter((room) => room % 2 === 0));
  store.sweep();
  expect(cleared.filter((room) => isOnDisk(data, `<secret ${room}>`))).toEqual([]);
  expect(isOnDisk(data, '<secret 2>')).toBe(true);
  store.write({ ...empty, lines: [{ room: 2, seq: 9999, at: 1, data: '[]' }] });
  const before = store.load(2);
  store.close();
  const again = openSqlite(data);
  expect(again.load(2)).toEqual(before);
  again.close();
});

it('lines of rooms that were cleared by an older version leave with the first sweep', () => {
  const data = dataFolder();
  openSqlite(data).close();
  const db = new DatabaseSync(`${data}/veillee.db`);
  db.exec(`insert into event (room, seq, at, data) values (9, 1, 1, '["left over"]')`);
  db.close();
  const store = openSqlite(data);
  store.sweep();
  expect(isOnDisk(data, 'left over')).toBe(false);
  store.close();
});

it('a table takes up what its snapshot and its lines do', () => {
  const store = openSqlite(dataFolder());
  store.write({
    ...empty,
    opened: [{ room: 1, code: 'batolumi' }],
    lines: [{ room: 1, seq: 1, at: 70, data: '["é"]' }],
    snapshots: [{ room: 1, seq: 0, data: '{"a":1}', touched: 50 }],
  });
  expect(store.upkeep.rooms()).toEqual([{ room: 1, code: 'batolumi', touched: 70, bytes: 13 }]);
  store.close();
});

it('a copy made while lines are written holds all of them', async () => {
  const data = dataFolder();
  const store = openSqlite(data);
  store.write({ ...empty, opened: [{ room: 1, code: 'batolumi' }] });
  const big = JSON.stringify('x'.repeat(3000));
  for (let seq = 1; seq <= 500; seq += 1) {
    store.write({ ...empty, lines: [{ room: 1, seq, at: 1, data: big }] });
  }
  const other = dataFolder();
  const longTurn = Array.from({ length: 3000 }, (_, i) => ({ room: 1, seq: 501 + i, at: 1, data: '[]' }));
  const copying = store.upkeep.copyTo(`${other}/veillee.db`);
  // The copy begins in another thread, and finds this being written.
  store.write({ ...empty, lines: longTurn });
  let seq = 3500;
  let isDone = false;
  void copying.then(() => {
    isDone = true;
  });
  // So many and no more: a copy that never has a moment to itself would never end.
  while (!isDone && seq < 4000) {
    seq += 1;
    store.write({ ...empty, lines: [{ room: 1, seq, at: 1, data: big }] });
    await new Promise((resolve) => setImmediate(resolve));
  }
  await copying;
  expect(seq).toBeGreaterThan(3500);
  const copy = openSqlite(other);
  const copied = copy.load(1)?.lines.length ?? 0;
  expect(copied).toBeGreaterThanOrEqual(500);
  expect(copy.load(1)?.lines).toEqual(store.load(1)?.lines.slice(0, copied));
  copy.close();
  store.close();
});
