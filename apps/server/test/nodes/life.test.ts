import { type Deadline, emptyBatch } from '@veillee/rooms';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Life } from '../../src/nodes/life.ts';
import { Line } from '../../src/postgres/line.ts';
import { PostgresStore } from '../../src/postgres/postgresStore.ts';
import { migrate } from '../../src/postgres/schema.ts';
import { Postgres } from '../postgres/postgres.ts';
import { Swallower } from '../postgres/swallower.ts';

let postgres: Postgres;
beforeAll(async () => {
  postgres = await Postgres.begin({ fsync: 'off' });
});
afterAll(() => postgres.end());

const patience = { timeout: 300_000 };
const hooks = { buried() {}, others() {}, inherited() {}, sure() {}, light() {}, log() {} };

async function house(): Promise<string> {
  const url = await postgres.database();
  const line = new Line(url, 5000);
  await migrate(line);
  await line.close();
  return url;
}

const living = (url: string): Promise<unknown> =>
  postgres
    .sql('select id from veillee.node order by id', url)
    .then((rows) => rows.map(({ id }) => Number(id)));

/** Its last beat was so many milliseconds ago. */
const silence = (url: string, node: number, ms: number): Promise<unknown> =>
  postgres.sql(
    `update veillee.node set beat = clock_timestamp() - interval '${ms} ms' where id = ${node}`,
    url,
  );

describe('a node', () => {
  it('learns of the rooms it took, though the answer that said so was cut off', async () => {
    const url = await house();
    const dead = await Life.begin(url, 'x:1');
    const store = await PostgresStore.open(url, dead.node);
    const room = (await store.reserve('batolumi')) ?? 0;
    const deadlines: Deadline[] = [{ room, kind: 'step', due: 1000 }];
    await store.write({ ...emptyBatch, at: 1, opened: [{ room, code: 'batolumi' }], deadlines });
    await store.close();
    await dead.end();
    const between = await Swallower.open(postgres.port);
    between.cutAnswerTo('skip locked');
    const life = await Life.begin(Object.assign(new URL(url), { port: between.port }).href, 'x:2');
    const taken = await new Promise<readonly Deadline[]>((resolve) => {
      void life.start({ ...hooks, inherited: resolve });
    });
    expect(taken).toMatchObject([{ room, kind: 'step' }]);
    const owners = await postgres.sql('select owner from veillee.room', url);
    expect(owners).toEqual([{ owner: String(life.node) }]);
    await life.end();
    between.close();
  });

  it('buries who is silent for long, but not as soon as it has come', async () => {
    const url = await house();
    const [one, other] = [await Life.begin(url, 'x:1'), await Life.begin(url, 'x:2')];
    await silence(url, other.node, 60_000);
    await one.start(hooks);
    expect(await living(url)).toEqual([one.node, other.node]);
    await vi.waitFor(async () => expect(await living(url)).toEqual([one.node]), patience);
    await Promise.all([one.end(), other.end()]);
  });

  it('buries at once who was reached and is there no more; of whom it never reached it wants more silence', async () => {
    const url = await house();
    const [one, other] = [await Life.begin(url, 'x:1'), await Life.begin(url, 'x:2')];
    let beats = 0;
    await one.start({ ...hooks, sure: () => (beats += 1) });
    one.suspect(other.node, false);
    // Of a moment, and still one when the next beats look.
    for (const until = beats + 2; beats < until; ) {
      await silence(url, other.node, 700);
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(await living(url)).toEqual([one.node, other.node]);
    one.trust(other.node);
    await silence(url, other.node, 700);
    one.suspect(other.node, true);
    await vi.waitFor(async () => expect(await living(url)).toEqual([one.node]), patience);
    await Promise.all([one.end(), other.end()]);
  });

  it('that was buried knows it by its next beat, and is sure of nothing', async () => {
    const url = await house();
    const life = await Life.begin(url, 'x:1');
    const buried = new Promise<void>((resolve) => {
      void life.start({ ...hooks, buried: resolve });
    });
    await postgres.sql('delete from veillee.node', url);
    await buried;
    expect([life.isSure, life.isWell]).toEqual([false, false]);
    await life.end();
  });
});
