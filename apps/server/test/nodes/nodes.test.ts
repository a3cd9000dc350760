import { once } from 'node:events';
import { connect as plainly } from 'node:net';
import { connect } from 'node:tls';
import { blood } from '@veillee/blood';
import { quick, sample } from '@veillee/kernel';
import { oneNight } from '@veillee/one-night';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { careForShared } from '../../src/care/client.ts';
import { cipher, identityOf, keyOf } from '../../src/nodes/secret.ts';
import { openServer } from '../../src/open.ts';
import { type Client, tokenOf } from '../client.ts';
import { Postgres } from '../postgres/postgres.ts';
import { Pair } from './pair.ts';

let postgres: Postgres;
let pair: Pair | null = null;
beforeAll(async () => {
  postgres = await Postgres.begin({ fsync: 'off' });
});
afterEach(async () => {
  await pair?.end();
  pair = null;
});
afterAll(() => postgres.end());

async function two(rules = {}): Promise<{ url: string; house: Pair }> {
  const url = await postgres.database();
  pair = await Pair.open(url, rules);
  return { url, house: pair };
}

/** Ana at the first node, the others where it is said. */
async function table(house: Pair, ...others: (0 | 1)[]): Promise<Client[]> {
  const ana = await house.page(0);
  await ana.say({ t: 'open', name: 'Ana' });
  await house.settle();
  const all = [ana];
  for (const [i, node] of others.entries()) {
    const client = await house.page(node);
    expect(await client.key({ t: 'enter', room: ana.room.code, name: ['Bo', 'Cléo', 'Dan'][i] ?? '' })).toBe(
      'ok',
    );
    await client.do({ t: 'ready', ready: true });
    all.push(client);
  }
  await house.settle();
  return all;
}

describe('two nodes of one house', () => {
  it('have everybody at one table, wherever they come in', async () => {
    const { house } = await two();
    const [ana, bo, cleo] = await table(house, 1, 1);
    expect(ana?.room.people.map(({ name }) => name)).toEqual(['Ana', 'Bo', 'Cléo']);
    await bo?.do({ t: 'say', circle: 'room', text: 'bonsoir' });
    await house.settle();
    for (const client of [ana, bo, cleo])
      expect(client?.present.talk.some((line) => 'text' in line && line.text === 'bonsoir')).toBe(true);
    await cleo?.lose();
    await house.settle();
    expect(ana?.room.people.find(({ name }) => name === 'Cléo')?.here).toBe(false);
  });

  it('send each seat the very same frames, whichever node has its room', async () => {
    const played = async (...others: (0 | 1)[]): Promise<string[][]> => {
      const { house } = await two();
      const all = await table(house, ...others);
      const [ana] = all;
      const deck = ['werewolf', 'seer', 'robber', 'villager', 'villager', 'drunk', 'werewolf'];
      await ana?.do({
        t: 'settings',
        game: oneNight.id,
        options: { deck, pace: { deal: 2, call: 2, markCheck: 1, day: 20, vote: 5 } } as never,
      });
      await ana?.do({ t: 'start' });
      await house.settle();
      for (let second = 0; second < 14; second += 1) {
        await house.advance(1000);
        for (const client of all) {
          const { sight } = client;
          const [prompt] = sight.prompts;
          if (prompt === undefined || prompt.mine !== undefined) continue;
          await client.say({
            t: 'answer',
            prompt: prompt.number,
            answer: sample(prompt.form, quick(second)),
          });
        }
        await house.settle();
      }
      await house.end();
      pair = null;
      return all.map(({ frames }) => frames.map(({ text, at }) => `${at} ${text}`));
    };
    const here = await played(0, 0, 0);
    const there = await played(1, 1, 1);
    expect(here.map(({ length }) => length)).toEqual(there.map(({ length }) => length));
    // Two houses have two addresses and two keys to wake pages with, of the same length.
    const alike = (frames: string[][]): string[][] =>
      frames.map((one) => one.map((text) => text.replace(/:\d{5}"/, '').replace(/"push":"[^"]*"/, '')));
    expect(alike(there)).toEqual(alike(here));
  });

  it('give each its table where both draw the same code', async () => {
    const { house } = await two();
    const [ana, bo] = [await house.page(0), await house.page(1)];
    await Promise.all([ana.say({ t: 'open', name: 'Ana' }), bo.say({ t: 'open', name: 'Bo' })]);
    await house.settle();
    expect(ana.room.people.map(({ name }) => name)).toEqual(['Ana']);
    expect(bo.room.people.map(({ name }) => name)).toEqual(['Bo']);
    expect(ana.room.code).not.toBe(bo.room.code);
  });

  it('hand on what one of them has when it stops, with the time that is left', async () => {
    const { house } = await two();
    const [ana] = await table(house, 0, 0, 0);
    await ana?.do({ t: 'settings', game: blood.id, options: { opening: 1 } as never });
    await ana?.do({ t: 'start' });
    await house.settle();
    const { code } = ana?.room ?? { code: '' };
    const { left } = ana?.present ?? {};
    await house.nodes[0]?.close();
    const [, other] = house.nodes;
    const again = await house.page(1, tokenOf(1));
    expect(await again.key({ t: 'enter', room: code })).toBe('ok');
    expect(again.room.match?.state).toBe('running');
    expect(Math.abs((again.present.left ?? 0) - (left ?? 0))).toBeLessThan(60_000);
    expect(other?.roomServer.parts.rooms.size).toBe(1);
  });

  it('ring for a table of a node that is gone, though nobody comes to it', async () => {
    const { url, house } = await two();
    const [ana] = await table(house, 0, 0, 0);
    await ana?.do({ t: 'settings', game: blood.id, options: { opening: 1 } as never });
    await ana?.do({ t: 'start' });
    await house.nodes[0]?.close();
    const owners = () => postgres.sql('select owner from veillee.room', url);
    const node = Number(/veillee_node (\d+)/.exec(house.nodes[1]?.roomServer.metrics.text() ?? '')?.[1]);
    await vi.waitFor(async () => expect((await owners())[0]?.owner).toBe(String(node)), { timeout: 300_000 });
    const reached = () =>
      postgres.sql(
        'select greatest(snapshot_seq, (select max(seq) from veillee.event)) from veillee.room',
        url,
      );
    const before = await reached();
    await house.advance(2000);
    await vi.waitFor(async () => expect(await reached()).not.toEqual(before), { timeout: 300_000 });
  });

  it('count wrong codes wherever they are tried', async () => {
    const { house } = await two({ guesses: { burst: 4, perSecond: 0 }, tries: { waiting: 0, every: 1 } });
    await vi.waitFor(() => expect(house.nodes[1]?.roomServer.metrics.text()).toContain('veillee_nodes 2'), {
      timeout: 300_000,
    });
    const guess = async (node: 0 | 1): Promise<string> =>
      (await house.page(node)).key({ t: 'enter', room: 'zuzuzuzu', name: 'X' });
    for (let i = 0; i < 4; i += 1) expect(await guess(0)).toBe('room.unknown');
    await vi.waitFor(async () => expect(await guess(1)).toBe('tooManyTries'), { timeout: 300_000 });
  });

  it('are looked after as one house', async () => {
    const { url, house } = await two();
    const [ana] = await table(house, 1);
    const zoe = await house.page(1);
    await zoe.say({ t: 'open', name: 'Zoé' });
    await house.settle();
    const care = careForShared({ url, host: '127.0.0.1' });
    const told = await care.ask({ do: 'tables', names: true, codes: true });
    expect(told.ok && told.told).toMatchObject([
      { names: ['Ana', 'Bo'] },
      { names: ['Zoé'], code: zoe.room.code },
    ]);
    expect(await care.ask({ do: 'close', table: zoe.room.code })).toMatchObject({
      ok: true,
      told: { pages: 1 },
    });
    await zoe.closed;
    expect(zoe.bye?.why.key).toBe('room.closed');
    const erased = await care.ask({ do: 'erasePerson', name: 'Bo', table: null, sure: true });
    expect(erased).toMatchObject({ ok: true, told: { seated: 1 } });
    expect(await postgres.sql(`select from veillee.room where strpos(snapshot, '"Bo"') > 0`, url)).toEqual(
      [],
    );
    expect(await postgres.sql(`select from veillee.event where strpos(data, '"Bo"') > 0`, url)).toEqual([]);
    expect(await care.ask({ do: 'delete', table: ana?.room.code ?? '', sure: true })).toMatchObject({
      ok: true,
    });
    await ana?.closed;
    expect(await care.ask({ do: 'copy' })).toMatchObject({ ok: false });
    const check = await care.check();
    expect(check.ok && check.told).toMatchObject({ damage: [], tables: 1, broken: [] });
    await care.close();
  });
});

describe('a stranger', () => {
  it('who calls as a node without the secret is heard by nobody', async () => {
    const { url, house } = await two();
    const [{ id, address } = {}] = await postgres.sql(
      'select id, address from veillee.node order by id limit 1',
      url,
    );
    const port = Number(String(address).split(':')[1]);
    const call = async (from: number, to: number, secret: string): Promise<string> => {
      const identity = identityOf(from, to);
      const psk = keyOf(secret, identity);
      const socket = connect({
        ...cipher,
        port,
        host: '127.0.0.1',
        pskCallback: () => ({ identity, psk }),
        checkServerIdentity: () => undefined,
      });
      const outcome = await Promise.race([
        once(socket, 'secureConnect').then(() => 'in'),
        new Promise<string>((resolve) => socket.on('error', () => resolve('out'))),
      ]);
      socket.destroy();
      return outcome;
    };
    const [{ secret } = {}] = await postgres.sql('select secret from veillee.house', url);
    expect(await call(99, Number(id), String(secret))).toBe('in');
    expect(await call(99, Number(id), 'guessed')).toBe('out');
    expect(await call(99, 12_345, String(secret))).toBe('out');
    const socket = plainly(port, '127.0.0.1');
    await once(socket, 'connect');
    socket.on('error', () => {}).end('GET / HTTP/1.1\r\n\r\n');
    await once(socket, 'close');
    await table(house, 1);
  });

  it('reads the password of the database nowhere', async () => {
    const url = await postgres.database();
    const wrong = url.replace(/veillee:[^@]+@/, 'veillee:not-the-secret@');
    for (const one of [wrong, wrong.replace(/:\d+\//, ':1/')]) {
      const refused = await openServer({ url: one, host: '127.0.0.1' }, {});
      expect(refused.ok).toBe(false);
      expect(JSON.stringify(refused)).toContain('veillee@127.0.0.1');
      expect(JSON.stringify(refused)).not.toContain('not-the-secret');
    }
    const nowhere = await openServer({ url: url.replace(/[^/]+$/, 'nowhere'), host: '127.0.0.1' }, {});
    expect(JSON.stringify(nowhere)).toContain('there is no database of that name');
    pair = await Pair.open(url);
    await table(pair, 1);
    const health = async () => (await fetch(new URL('/healthz', pair?.nodes[0]?.url))).status;
    expect(await health()).toBe(200);
    await postgres.kill();
    await vi.waitFor(() => expect(pair?.said.join()).toContain('does not answer'), { timeout: 300_000 });
    // Nobody is to be sent to a node that can keep nothing.
    await vi.waitFor(async () => expect(await health()).toBe(503), { timeout: 300_000 });
    await postgres.start();
    await vi.waitFor(async () => expect(await health()).toBe(200), { timeout: 300_000 });
    await table(pair, 1);
    expect(pair.said.join()).not.toMatch(/s%40w|s@w|postgres:\/\//);
  });
});
