import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { langs, speak } from '@veillee/kernel';
import { protocolText } from '@veillee/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { listenHere, type OpenHere, type PlaceHere } from '../src/here.ts';

let server: OpenHere;
afterEach(() => server.close());

async function begin(place: Partial<PlaceHere> = {}): Promise<void> {
  const opened = await listenHere({ host: '127.0.0.1', port: 0, deeds: [], webRoot: 'none-built', ...place });
  if (!opened.ok) throw new Error(opened.refusal.en);
  server = opened;
}

/** `fetch` writes some headers by itself; this writes what it is told. */
async function get(path: string, headers: { readonly [name: string]: string } = {}) {
  const asked = request(new URL(path, server.url), { headers }).end();
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  let body = '';
  for await (const chunk of response.setEncoding('utf8')) body += chunk;
  return { status: response.statusCode, headers: response.headers, body };
}

/** What comes of opening a socket: it opens, or the status that was answered. */
async function knock(
  headers: { readonly [name: string]: string } = {},
): Promise<WebSocket | number | undefined> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}live`, { headers });
  socket.on('error', () => {});
  const refused = once(socket, 'unexpected-response') as Promise<[unknown, IncomingMessage]>;
  return Promise.race([
    once(socket, 'open').then(() => socket),
    refused.then(([, { statusCode }]) => statusCode),
  ]);
}

/** The last word that somebody is told who opens a socket. */
async function lastWord(headers: { readonly [name: string]: string }): Promise<string> {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}live`, { headers });
  const [data] = await once(socket, 'message');
  const { t, why } = JSON.parse(String(data));
  for (const lang of langs) expect(speak(protocolText[lang], why)).not.toBe('');
  expect(t).toBe('bye');
  return why.key;
}

describe('foreign pages', () => {
  it('cannot open sockets, and so lay no tables; ours and what is no browser can', async () => {
    await begin();
    const own = server.url.slice(0, -1);
    expect(await knock({ origin: 'https://evil.example' })).toBe(403);
    expect(await knock({ origin: 'null' })).toBe(403);
    expect(await knock({ origin: 'http://127.0.0.1:1' })).toBe(403);
    expect(await knock({ origin: own })).toBeInstanceOf(WebSocket);
    expect(await knock()).toBeInstanceOf(WebSocket);
    expect(server.roomServer.parts.gate.connections.size).toBe(2);
  });

  it('that lead here under a name of their own are turned away in words, and told how to be let in', async () => {
    await begin();
    const host = 'evil.example';
    const page = await get('/', { host });
    expect(page.status).toBe(403);
    expect(page.body).toContain('Cette maison ne répond pas à ce nom.');
    expect(page.body).toContain('VEILLEE_NAMES');
    expect((await get('/healthz', { host })).status).toBe(403);
    expect(await knock({ host, origin: 'http://evil.example' })).toBe(403);
    expect((await get('/', { host: 'pi.local:8080' })).status).toBe(200);
    expect(await knock({ host: 'pi.local:8080', origin: 'http://pi.local:8080' })).toBeInstanceOf(WebSocket);
  });

  it('may be allowed: the public address, and further names', async () => {
    await begin({ publicUrl: 'https://veillee.example', names: ['pi.fritz.box'] });
    for (const name of ['veillee.example', 'pi.fritz.box']) {
      expect((await get('/', { host: name })).status).toBe(200);
      expect(await knock({ host: '127.0.0.1', origin: `https://${name}` })).toBeInstanceOf(WebSocket);
    }
  });
});

describe('a page', () => {
  it('is told that it may speak to its own address only', async () => {
    await begin();
    const { headers } = await get('/assets/none.js', { host: 'pi.local:8080' });
    expect(headers['content-security-policy']).toBeDefined();
    const health = await get('/healthz', { host: 'pi.local:8080' });
    expect(health.headers['content-security-policy']).toContain(
      "connect-src 'self' ws://pi.local:8080 wss://pi.local:8080;",
    );
    expect(health.headers['content-security-policy']).not.toMatch(/wss?:[ ;]/);
  });

  it('is counted by its source: a whole /64 has one allowance, and another /64 its own', async () => {
    await begin({ trustProxy: true });
    const ask = (address: string) => get('/nothing', { 'x-forwarded-for': address });
    const statuses: unknown[] = [];
    for (let i = 0; i < 301; i += 1) statuses.push((await ask(`2001:db8::${i.toString(16)}`)).status);
    expect(statuses.filter((status) => status === 404)).toHaveLength(300);
    expect(statuses.at(-1)).toBe(429);
    expect((await ask('2001:db8:0:1::1')).status).toBe(404);
  });

  it('gets no fresh allowance by an address that is none', async () => {
    await begin({ trustProxy: true });
    let last: unknown;
    for (let i = 0; i < 301; i += 1)
      last = (await get('/nothing', { 'x-forwarded-for': `made-up-${i}` })).status;
    expect(last).toBe(429);
  });
});

describe('figures', () => {
  it('are told to this machine, and to nobody behind a proxy that stands on it', async () => {
    await begin();
    expect((await get('/metrics')).body).toContain('veillee_rooms');
    expect((await get('/metrics', { host: 'pi.local' })).status).toBe(404);
    expect((await get('/metrics', { 'x-forwarded-for': '127.0.0.1' })).status).toBe(404);
  });

  it('want their token where a proxy is expected, however it passes on', async () => {
    await begin({ publicUrl: 'https://veillee.example', metricsToken: 'figures please' });
    expect((await get('/metrics')).status).toBe(404);
    const headers = { host: 'veillee.example', authorization: 'Bearer figures please' };
    expect((await get('/metrics', headers)).body).toContain('veillee_rooms');
  });
});

describe('connections', () => {
  it('of one source are bounded, and the one too many is told so', async () => {
    await begin({ trustProxy: true, rules: { connections: { each: 2, all: 100 } } });
    const from = (address: string) => knock({ 'x-forwarded-for': address });
    const first = (await from('2001:db8::1')) as WebSocket;
    await from('2001:db8::2');
    expect(await lastWord({ 'x-forwarded-for': '2001:db8::3' })).toBe('address.crowded');
    expect(await from('2001:db8:0:1::1')).toBeInstanceOf(WebSocket);
    expect(server.roomServer.parts.gate.connections.size).toBe(3);
    first.terminate();
    while (server.roomServer.parts.gate.connections.size > 2)
      await new Promise((resolve) => setImmediate(resolve));
    await from('2001:db8::4');
    expect(server.roomServer.parts.gate.connections.size).toBe(3);
  });

  it('are bounded in all', async () => {
    await begin({ trustProxy: true, rules: { connections: { each: 100, all: 2 } } });
    for (const i of [1, 2]) await knock({ 'x-forwarded-for': `192.0.2.${i}` });
    expect(await lastWord({ 'x-forwarded-for': '192.0.2.3' })).toBe('server.crowded');
  });

  it('that say nothing are bounded too', async () => {
    await begin({ rules: { connections: { each: 2, all: 100 } } });
    const { port, hostname } = new URL(server.url);
    const held = Array.from({ length: 5 }, () => connect(Number(port), hostname).on('error', () => {}));
    await once(held[4] as (typeof held)[number], 'close');
    expect(held.filter(({ closed }) => !closed)).toHaveLength(4);
    for (const line of held) line.destroy();
  });

  it('cannot be opened and thrown away without end', async () => {
    await begin({ rules: { arrivals: { burst: 3, perSecond: 0 } } });
    for (let i = 0; i < 3; i += 1) expect(await knock()).toBeInstanceOf(WebSocket);
    expect(await knock()).toBe(429);
  });
});
