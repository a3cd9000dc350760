import { emptyBatch } from '@veillee/rooms';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openNode } from '../../src/nodes/openNode.ts';
import { usualParts } from '../../src/open.ts';
import { writing } from '../../src/postgres/batch.ts';
import { Line } from '../../src/postgres/line.ts';
import { PostgresStore, rowByRow } from '../../src/postgres/postgresStore.ts';
import { migrate } from '../../src/postgres/schema.ts';
import { playStore, type StorePlace } from '../storeLaws.ts';
import { Postgres } from './postgres.ts';
import { Swallower } from './swallower.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.begin({ fsync: 'off' });
});
afterAll(() => postgres.end());

/** A node's row, so that its store may write. */
async function born(url: string): Promise<number> {
  const line = new Line(url, 5000);
  await migrate(line);
  await line.close();
  const [row] = await postgres.sql(
    `with born as (insert into veillee.node (address) values ('x:1') returning id)
     insert into veillee.progress select id, 0 from born returning node`,
    url,
  );
  return Number(row?.node);
}

/** A node that goes on as it was after each kill: what becomes of its rooms otherwise is not the store's. */
async function place(): Promise<StorePlace> {
  const url = await postgres.database();
  const node = await born(url);
  return { open: () => PostgresStore.open(url, node), kill: (store) => store.close() };
}

/** So many events, as a line of the log has them. */
const eventsOf = (count: number): string =>
  JSON.stringify(Array.from({ length: count }, () => ({ e: 'said' })));

describe('a store in PostgreSQL', () => {
  it('gives back what it was given, opened again at any time', async () => {
    for (let seed = 1; seed <= 4; seed += 1) await playStore(await place(), seed, 25);
  });

  it('lets nobody write who was buried', async () => {
    const url = await postgres.database();
    const node = await born(url);
    const store = await PostgresStore.open(url, node);
    const id = (await store.reserve('batolumi')) ?? 0;
    await store.write({ ...emptyBatch, at: 1, opened: [{ room: id, code: 'batolumi' }] });
    await postgres.sql(`delete from veillee.node where id = ${node}`, url);
    const lines = [{ room: id, seq: 1, at: 2, data: '[1]' }];
    await expect(store.write({ ...emptyBatch, at: 2, lines })).rejects.toMatchObject({ kind: 'buried' });
    expect((await store.load(id))?.lines).toEqual([]);
    expect(await store.reserve('zagotago')).toBeUndefined();
    await store.close();
  });

  it('keeps a batch once, though its line is cut again and again', async () => {
    const url = await postgres.database();
    const store = await PostgresStore.open(url, await born(url));
    const id = (await store.reserve('batolumi')) ?? 0;
    await store.write({ ...emptyBatch, at: 1, opened: [{ room: id, code: 'batolumi' }] });
    const cut = () =>
      postgres.sql(
        `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'veillee'`,
        url,
      );
    for (let seq = 1; seq <= 30; seq += 1) {
      const written = store.write({
        ...emptyBatch,
        at: seq,
        lines: [{ room: id, seq, at: seq, data: '[1]' }],
      });
      await Promise.all([written, cut()]);
    }
    expect((await store.load(id))?.lines.map(({ seq }) => seq)).toEqual(
      Array.from({ length: 30 }, (_, i) => i + 1),
    );
    await store.close();
  });

  it('asks again where what it wrote before the cut was still under way, and takes nothing for lost', async () => {
    const url = await postgres.database();
    const store = await PostgresStore.open(url, await born(url));
    const id = (await store.reserve('batolumi')) ?? 0;
    await store.write({ ...emptyBatch, at: 1, opened: [{ room: id, code: 'batolumi' }] });
    const lock = new pg.Client({ connectionString: url });
    await lock.connect();
    await lock.query('begin');
    await lock.query('lock table veillee.event in exclusive mode');
    const waiting = (count: number) =>
      vi.waitFor(
        async () => {
          const waits = "select from pg_stat_activity where wait_event_type = 'Lock'";
          expect(await postgres.sql(waits, url)).toHaveLength(count);
        },
        { timeout: 300_000 },
      );
    const lines = [{ room: id, seq: 1, at: 2, data: '[1]' }];
    const written = store.write({ ...emptyBatch, at: 2, lines });
    await waiting(1);
    // The line is given up, and the database goes on with what came over it.
    store.doubt(0);
    await waiting(2);
    await lock.end();
    await written;
    expect((await store.load(id))?.lines.map(({ seq }) => seq)).toEqual([1]);
    await store.write({ ...emptyBatch, at: 3 });
    await store.close();
  });

  it('writes row by row, also where PostgreSQL does not know yet how the tables have grown', async () => {
    const url = await postgres.database();
    await born(url);
    const batch = {
      ...emptyBatch,
      lines: [{ room: 1, seq: 9, at: 1, data: '[1]' }],
      snapshots: [{ room: 2, seq: 9, data: '{}', touched: 1 }],
      deadlines: [
        { room: 1, kind: 'step' as const, due: 1 },
        { room: 2, kind: 'step' as const, due: null },
      ],
      cleared: [3],
    };
    const { text, values } = writing(1, 1, batch);
    const planned = async (begins: string): Promise<string> => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query(`set plan_cache_mode = force_generic_plan; ${begins}; prepare batch as ${text}`);
      const { rows } = await client.query(`explain execute batch (${values?.map(() => 'null').join(', ')})`);
      await client.end();
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    };
    const all = /Seq Scan on (event|room|deadline)/;
    expect(await planned('set jit = off')).toMatch(all);
    expect(await planned(rowByRow)).not.toMatch(all);
  });

  it('keeps one of two lines that overlap, whoever writes them', async () => {
    const url = await postgres.database();
    const [one, other] = [
      await PostgresStore.open(url, await born(url)),
      await PostgresStore.open(url, await born(url)),
    ];
    const id = (await one.reserve('batolumi')) ?? 0;
    const opened = [{ room: id, code: 'batolumi' }];
    await one.write({
      ...emptyBatch,
      at: 1,
      opened,
      lines: [{ room: id, seq: 1, at: 1, data: eventsOf(1) }],
    });
    // Both think that the room is theirs: the one writes its events 2 to 4, the other its 2 and 3.
    await one.write({ ...emptyBatch, at: 2, lines: [{ room: id, seq: 4, at: 2, data: eventsOf(3) }] });
    const lines = [{ room: id, seq: 3, at: 2, data: eventsOf(2) }];
    await expect(other.write({ ...emptyBatch, at: 2, lines })).rejects.toThrow('duplicate key');
    expect((await one.load(id))?.lines.map(({ seq }) => seq)).toEqual([1, 4]);
    await Promise.all([one.close(), other.close()]);
  });

  it('gives no room to whoever only waited while another had it opened', async () => {
    const url = await postgres.database();
    const [ours, theirs] = [
      await PostgresStore.open(url, await born(url)),
      await PostgresStore.open(url, await born(url)),
    ];
    const id = (await theirs.reserve('batolumi')) ?? 0;
    await theirs.write({ ...emptyBatch, at: 1, opened: [{ room: id, code: 'batolumi' }] });
    expect(await theirs.find('batolumi')).toBe(id);
    expect(await ours.find('batolumi')).toBeUndefined();
    await Promise.all([ours.close(), theirs.close()]);
  });

  it('notices a database that has gone back to an older state', async () => {
    const url = await postgres.database();
    const node = await born(url);
    const store = await PostgresStore.open(url, node);
    for (let at = 1; at <= 3; at += 1) await store.write({ ...emptyBatch, at });
    await postgres.sql(`update veillee.progress set batch = 1 where node = ${node}`, url);
    await expect(store.write({ ...emptyBatch, at: 4 })).rejects.toMatchObject({ kind: 'unsound' });
    await store.close();
  });

  it('writes on over a new line where the network swallowed the old one', async () => {
    const url = await postgres.database();
    const between = await Swallower.open(postgres.port);
    const store = await PostgresStore.open(
      Object.assign(new URL(url), { port: between.port }).href,
      await born(url),
    );
    await store.write({ ...emptyBatch, at: 1 });
    between.swallow();
    const written = store.write({ ...emptyBatch, at: 2 });
    // It is on its way.
    await new Promise((resolve) => setImmediate(resolve));
    store.doubt(0);
    await written;
    const [{ batch } = {}] = await postgres.sql('select batch from veillee.progress', url);
    expect(Number(batch)).toBe(2);
    await store.close();
    between.close();
  });

  it('finds nobody by a code that is only kept for somebody, and gives it to nobody else', async () => {
    const url = await postgres.database();
    const [ours, theirs] = [
      await PostgresStore.open(url, await born(url)),
      await PostgresStore.open(url, await born(url)),
    ];
    const id = await ours.reserve('batolumi');
    expect(id).toBeGreaterThan(0);
    expect(await theirs.reserve('batolumi')).toBeUndefined();
    expect(await theirs.find('batolumi')).toBeUndefined();
    expect(await theirs.countRooms()).toBe(0);
    await Promise.all([ours.close(), theirs.close()]);
  });

  it('is made by whoever comes first, though many come at once; one of a later version is refused', async () => {
    const url = await postgres.database();
    const lines = Array.from({ length: 8 }, () => new Line(url, 5000));
    await Promise.all(lines.map((line) => migrate(line)));
    const [line] = lines;
    await postgres.sql('update veillee.house set schema = 99', url);
    await expect(line && migrate(line)).rejects.toMatchObject({ kind: 'newer' });
    await Promise.all(lines.map((one) => one.close()));
    await expect(
      openNode({ url }, { ...usualParts }, () => {
        throw new Error('it must not come so far');
      }),
    ).rejects.toMatchObject({ kind: 'newer' });
  });
});
