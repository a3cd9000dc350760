import { PassThrough } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { listen } from '../src/listen.ts';

describe('the house', () => {
  it('logs what happens as JSON, and no secret with it', async () => {
    const stream = new PassThrough();
    let log = '';
    stream.on('data', (chunk: Buffer) => {
      log += chunk.toString();
    });
    const server = await listen({ host: '127.0.0.1', port: 0, deeds: [], log: { level: 'debug', stream } });
    if (!server.ok) throw new Error(server.refusal.en);
    const token = 'S'.repeat(43);
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}live?secret=in-the-address`);
    await new Promise((resolve) => socket.once('open', resolve));
    const entered = new Promise<string>((resolve) =>
      socket.once('message', (data: Buffer) => resolve(data.toString())),
    );
    socket.send(JSON.stringify({ t: 'open', v: 1, id: 'abcdefg', token, name: 'Anaïs' }));
    const { room } = JSON.parse(await entered);
    await fetch(new URL('/api/story/AAAAAAAAAAAAAAAAAAAAAAAA?x=in-the-address', server.url));
    await fetch(new URL('/healthz', server.url));
    socket.terminate();
    await server.close();
    const lines = log
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(lines.length).toBeGreaterThan(1);
    expect(lines).toContainEqual(expect.objectContaining({ route: '/healthz', status: 200 }));
    for (const secret of [token, room, 'Anaïs', 'in-the-address', 'AAAAAAAA'])
      expect(log).not.toContain(secret);
  });

  it('says that it is well, and its figures', async () => {
    const server = await listen({ host: '127.0.0.1', port: 0, deeds: [] });
    if (!server.ok) throw new Error(server.refusal.en);
    expect(await (await fetch(new URL('/healthz', server.url))).text()).toBe('ok');
    const figures = await (await fetch(new URL('/metrics', server.url))).text();
    expect(figures).toMatch(/^veillee_rooms 0$/m);
    expect(figures).toMatch(/^# TYPE veillee_frames_total counter$/m);
    expect((await fetch(new URL('/api/story/AAAAAAAAAAAAAAAAAAAAAAAA', server.url))).status).toBe(404);
    await server.close();
  });

  it('keeps its figures from everybody who asks from elsewhere: they count acts in the dark', async () => {
    const server = await listen({ host: '127.0.0.1', port: 0, deeds: [] });
    if (!server.ok) throw new Error(server.refusal.en);
    const headers = { 'x-forwarded-for': '192.168.1.7' };
    const elsewhere = await fetch(new URL('/metrics', server.url), { headers });
    expect(elsewhere.status).toBe(404);
    expect(await elsewhere.text()).not.toContain('veillee_');
    await server.close();
  });
});
