import { langs, speak } from '@veillee/kernel';
import { limits, protocolText } from '@veillee/protocol';
import { defaultRules } from '@veillee/rooms';
import { afterEach, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import type { Client } from './client.ts';
import { Evening } from './evening.ts';

let evening: Evening;
afterEach(() => evening.end());

const { tables, messages, talk, strikes } = defaultRules;

/** Every refusal has words in both languages. */
function worded(key: string): string {
  for (const lang of langs)
    expect(speak(protocolText[lang], { key, params: { most: 1, ours: 1 } })).not.toBe('');
  return key;
}

describe('nobody comes in', () => {
  it('by a wrong code, a wrong token, or the messages of the inside', async () => {
    evening = await Evening.begin();
    const [ana] = (await evening.table(1)) as [Client];
    const stranger = await evening.page();
    expect(worded(await stranger.key({ t: 'enter', room: 'bababibi', name: 'Zoé' }))).toBe('room.unknown');
    expect(worded(await stranger.key({ t: 'enter', room: ana.room.code }))).toBe('seat.unknown');
    expect(worded(await stranger.key({ t: 'take', room: ana.room.code, code: 'abcdefgh23' }))).toBe(
      'handOver.unknown',
    );
    expect(worded(await stranger.key({ t: 'start' }))).toBe('protocol.outside');
    expect(worded(await ana.key({ t: 'open', name: 'Ana' }))).toBe('protocol.inside');
  });

  it('where too many tables were opened, or too many people stand around one', async () => {
    evening = await Evening.begin({ rules: { tables: { ...tables, burst: 2 }, watchers: 1 } });
    const open = async () => (await evening.page()).key({ t: 'open', name: 'Ana' });
    expect([await open(), await open(), worded(await open())]).toEqual(['ok', 'ok', 'tooFast']);
    const code = evening.clients[0]?.room.code as string;
    const watch = async () => (await evening.page()).key({ t: 'watch', room: code });
    expect([await watch(), worded(await watch())]).toEqual(['ok', 'room.crowded']);
  });

  it('once the house is full of tables', async () => {
    evening = await Evening.begin({ rules: { rooms: 1 } });
    const open = async () => (await evening.page()).key({ t: 'open', name: 'Ana' });
    expect([await open(), worded(await open())]).toEqual(['ok', 'room.tooMany']);
  });
});

describe('too much', () => {
  it('too many messages are refused, and in the end the line is cut', async () => {
    evening = await Evening.begin({ rules: { messages, strikes } });
    const [ana] = (await evening.table(1)) as [Client];
    const keys: string[] = [];
    for (let i = 0; i < messages.burst + strikes; i += 1)
      keys.push(await ana.key({ t: 'ready', ready: true }));
    expect(keys).toContain('ok');
    expect(keys).toContain(worded('tooFast'));
    await ana.closed;
    expect(worded(ana.bye?.why.key ?? '')).toBe('protocol.strikes');
  });

  it('too much talk is refused', async () => {
    evening = await Evening.begin({ rules: { talk } });
    const [ana] = (await evening.table(1)) as [Client];
    const say = () => ana.key({ t: 'say', circle: 'room', text: 'moi' });
    for (let i = 0; i < talk.burst; i += 1) expect(await say()).toBe('ok');
    expect(worded(await say())).toBe('talk.fast');
    await evening.advance(1000);
    expect(await say()).toBe('ok');
  });

  it('unreadable, unknown, oversized and binary frames are refused in words', async () => {
    evening = await Evening.begin();
    const page = await evening.page();
    expect(worded(await page.nonsense('{'))).toBe('protocol.malformed');
    expect(worded(await page.nonsense('{"t":"dance"}'))).toBe('protocol.unknown');
    expect(worded(await page.nonsense('{"t":"open","v":2}'))).toBe('protocol.version');
    expect(worded(await page.nonsense(`"${'x'.repeat(limits.frame)}"`))).toBe('protocol.oversized');
    expect(worded(await page.nonsense(Buffer.from([1, 2, 3])))).toBe('protocol.malformed');
  });

  it('a frame beyond all measure cuts the line', async () => {
    evening = await Evening.begin();
    const page = await evening.page();
    page.raw('x'.repeat(limits.frame * 5));
    await page.closed;
    const other = await evening.page();
    await other.settled();
    expect(evening.server.roomServer.parts.gate.connections.size).toBe(1);
  });

  it('a socket elsewhere than /live is not opened', async () => {
    evening = await Evening.begin();
    const socket = new WebSocket(`${evening.server.url.replace('http', 'ws')}dead`);
    const error = await new Promise<Error>((resolve) => socket.once('error', resolve));
    expect(error.message).toContain('404');
  });
});
