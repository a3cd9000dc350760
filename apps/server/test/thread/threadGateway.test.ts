import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quick, sample } from '@veillee/kernel';
import { afterEach, describe, expect, it } from 'vitest';
import type { Gateway, RemoteClient } from '../../src/gateway.ts';
import { listenHere } from '../../src/here.ts';
import { listen, type Open, openDoors } from '../../src/listen.ts';
import { ThreadGateway } from '../../src/thread/threadGateway.ts';
import { Client, tokenOf } from '../client.ts';
import { dataFolder } from '../files.ts';
import { goOn, stillness } from './stillness.ts';

const silent = { info() {}, error() {} };
const open: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of open.splice(0)) await close();
});

async function opened(listening: Promise<Open | { ok: false }>): Promise<Open> {
  const server = await listening;
  if (!server.ok) throw new Error('not opened');
  open.push(() => server.close());
  return server;
}

const page = (server: Open, number: number): Promise<Client> =>
  new Client(`${server.url.replace('http', 'ws')}live`, () => 0, tokenOf(number), number).connect();

const many = { burst: 1e9, perSecond: 1e9 };
const place = {
  host: '127.0.0.1',
  port: 0,
  deeds: [],
  publicUrl: 'http://veillee.test',
  rules: { messages: many, tables: many },
};

interface Played {
  readonly game: string;
  readonly options: object;
  /** How much time passes between two rounds of answers. */
  readonly step: number;
}

/** Everybody's frames: a table from the lobby to the end, with nonsense, notes, and somebody who comes back. */
async function evening(
  server: Open,
  { game, options, step }: Played,
  pass: (ms: number) => Promise<void>,
): Promise<string[][]> {
  const chance = quick(3);
  const people: Client[] = [];
  const settle = async () => {
    for (const client of people) await client.settled();
  };
  for (let i = 0; i < 6; i += 1) {
    const client = await page(server, i);
    people.push(client);
    if (i === 0) await client.say({ t: 'open', name: 'Ana' });
    else await client.say({ t: 'enter', room: (people[0] as Client).room.code, name: `P${i}` });
    await settle();
    if (i > 0) await client.do({ t: 'ready', ready: true });
    await settle();
  }
  const [ana, bo] = people as [Client, Client];
  await ana.do({ t: 'settings', game, options: options as never });
  await settle();
  expect(await bo.key({ t: 'start' })).not.toBe('ok');
  await ana.do({ t: 'start' });
  await settle();
  for (let turn = 0; turn < 90 && !ana.sight.over; turn += 1) {
    for (const client of people) {
      const prompt = client.sight.prompts.find(({ mine }) => mine === null);
      if (prompt === undefined) continue;
      await client.key({ t: 'answer', prompt: prompt.number, answer: sample(prompt.form, chance) });
      await settle();
    }
    if (turn === 5) await bo.nonsense('{');
    if (turn === 6) await bo.do({ t: 'notes', text: 'Ana is pale' });
    await settle();
    await pass(step);
    await settle();
  }
  expect(ana.sight.over).toBe(true);
  await bo.lose();
  await settle();
  await bo.connect();
  await bo.say({ t: 'enter', room: ana.room.code });
  await settle();
  // The one thing that differs is the port.
  const { origin } = new URL(server.url);
  return people.map(({ frames }) => frames.map(({ text }) => text.replace(origin, 'http://here')));
}

describe('a house in a thread of its own', () => {
  it.each<Played>([
    { game: 'blood', options: { opening: 0 }, step: 0 },
    {
      game: 'one-night',
      options: {
        deck: [
          'werewolf',
          'seer',
          'robber',
          'troublemaker',
          'villager',
          'villager',
          'drunk',
          'minion',
          'insomniac',
        ],
        pace: { deal: 3, call: 3, markCheck: 3, day: 10, vote: 5 },
      },
      step: 500,
    },
  ])('sends everybody the same bytes as one that lives with its doors: $game', async (played) => {
    const still = stillness();
    const here = await opened(listenHere({ ...place, parts: still }));
    const rules = place.rules;
    const there = await opened(
      openDoors(place, (log) => ThreadGateway.open({ rules }, log, new URL('still.ts', import.meta.url))),
    );
    const channel = new BroadcastChannel('veillee-still');
    const pass = (ms: number): Promise<void> =>
      new Promise((resolve) => {
        channel.onmessage = () => resolve();
        channel.postMessage(ms);
      });
    const expected = await evening(here, played, (ms) => goOn(still.clock, ms));
    expect(expected.flat().length).toBeGreaterThan(150);
    expect(await evening(there, played, pass)).toEqual(expected);
    channel.close();
  });

  it('tells its figures, and no story it does not know', async () => {
    const server = await opened(listen({ ...place, metricsToken: 'figures please' }));
    const ana = await page(server, 1);
    await ana.say({ t: 'open', name: 'Ana' });
    const headers = { authorization: 'Bearer figures please' };
    const figures = await (await fetch(new URL('/metrics', server.url), { headers })).text();
    expect(figures).toMatch(/^veillee_rooms 1$/m);
    expect(figures).toMatch(/^veillee_connections 1$/m);
    expect((await fetch(new URL('/api/story/AAAAAAAAAAAAAAAAAAAAAAAA', server.url))).status).toBe(404);
  });

  it('tells whoever comes in where others find it', async () => {
    const server = await opened(listen(place));
    const ana = await page(server, 1);
    await ana.say({ t: 'open', name: 'Ana' });
    const entered = ana.frames.find(({ frame }) => frame.t === 'entered')?.frame;
    expect(entered).toMatchObject({ addresses: server.addresses });
    expect(server.addresses).toContain('http://veillee.test');
  });

  it('stops in order: everybody hears good-bye, and all is there when it opens again', async () => {
    const data = dataFolder();
    const first = await opened(listen({ ...place, data }));
    const ana = await page(first, 1);
    await ana.say({ t: 'open', name: 'Ana' });
    await ana.settled();
    const { code } = ana.room;
    await ana.do({ t: 'notes', text: 'remember me' });
    await first.close();
    await ana.closed;
    expect(ana.bye).toMatchObject({ why: { key: 'server.stopping' }, again: true });
    // A seat's token is kept hashed: whoever reads the folder cannot sit down with it.
    const kept = readdirSync(data).map((name) => readFileSync(join(data, name), 'latin1'));
    expect(kept.join()).toContain('remember me');
    expect(kept.join()).not.toContain(ana.token);
    const second = await opened(listen({ ...place, data }));
    const again = await page(second, 1);
    await again.say({ t: 'enter', room: code });
    await again.settled();
    expect(again.present.notes).toBe('remember me');
  });

  it('refuses in words a folder that cannot be opened', async () => {
    const data = join(dataFolder(), 'file');
    writeFileSync(data, 'no folder');
    const refused = await listen({ ...place, data });
    expect(refused).toMatchObject({ ok: false, refusal: { en: expect.stringContaining('there is a file') } });
  });

  it('is well as long as it answers', async () => {
    const health = async ({ url }: Open) => (await fetch(new URL('/healthz', url))).status;
    expect(await health(await opened(listen(place)))).toBe(200);
    const stuck = await openDoors(place, (log) =>
      ThreadGateway.open({}, log, new URL('sticks.ts', import.meta.url), { answers: 50, stops: 50 }),
    );
    if (!stuck.ok) throw new Error('not opened');
    expect(await health(stuck)).toBe(503);
    await expect(stuck.close()).rejects.toThrow('the house did not answer');
  });

  it('takes the whole server with it when it breaks: whoever starts it again goes on from the log', async () => {
    const doors = spawn(process.execPath, [fileURLToPath(new URL('broken.ts', import.meta.url))], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    let said = '';
    doors.stderr.on('data', (chunk: Buffer) => {
      said += chunk.toString();
    });
    const [code] = await once(doors, 'close');
    expect(code).toBe(1);
    expect(said).toContain('the house has broken\n');
    expect(said).toContain('the disk is gone');
  });
});

describe('the gateway to it', () => {
  async function gateway(): Promise<Gateway> {
    const found = await ThreadGateway.open({ rules: { messages: many } }, silent);
    if (!found.ok) throw new Error('not opened');
    open.push(() => found.gateway.stop());
    return found.gateway;
  }

  function caller(): { caller: RemoteClient; said: string[]; told: Promise<void> } {
    const said: string[] = [];
    let tell = () => {};
    const told = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const heard = (what: string) => () => {
      said.push(what);
      if (what !== 'pause') tell();
    };
    return {
      caller: { post: heard('post'), close: heard('part'), pause: heard('pause'), resume: heard('resume') },
      said,
      told,
    };
  }

  it('lets those wait who bring more than the house can take, and no longer than it must', async () => {
    const doors = await gateway();
    const [loud, quiet] = [caller(), caller()];
    const guest = doors.connect(loud.caller, 'here');
    doors.connect(quiet.caller, 'here');
    for (let i = 0; i < 50; i += 1) guest.receive('x'.repeat(100_000));
    expect(loud.said).toEqual(['pause']);
    await loud.told;
    expect(loud.said.slice(0, 2)).toEqual(['pause', 'resume']);
    expect(quiet.said).not.toContain('pause');
  });

  it('cuts whom the network is too slow for, with a word', async () => {
    const doors = await gateway();
    const { caller: slow, said, told } = caller();
    doors.connect(slow, 'here').lag();
    await told;
    expect(said).toEqual(['post', 'part']);
  });

  it('hands nothing to somebody who has left', async () => {
    const doors = await gateway();
    const [gone, next] = [caller(), caller()];
    const guest = doors.connect(gone.caller, 'here');
    guest.receive('{"t":"ping"}');
    guest.close();
    doors.connect(next.caller, 'here').receive('{"t":"ping"}');
    await next.told;
    expect(gone.said).toEqual([]);
    expect(next.said).toEqual(['post']);
  });

  it('asked after the end, knows nothing and breaks nothing', async () => {
    const doors = await gateway();
    const stopped = doors.stop();
    expect(await doors.story('A'.repeat(24))).toBeUndefined();
    await stopped;
    expect(await doors.figures()).toBe('');
    doors.tellAddresses(['http://nowhere']);
    doors.connect(caller().caller, 'here').receive('{"t":"ping"}');
    await doors.stop();
  });
});
