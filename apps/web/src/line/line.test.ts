import { limits, protocolVersion } from '@veillee/protocol';
import { describe, expect, it } from 'vitest';
import { evened } from './evened.ts';
import { type LineState, openLine, type Wire } from './line.ts';
import { randomText } from './randomText.ts';

/** The other end of a line, in the test's hand. */
function surroundings() {
  const wires: (Wire & { readonly sent: string[] })[] = [];
  const timers: { readonly ms: number; readonly then: () => void }[] = [];
  const states: LineState[] = [];
  const heard: string[] = [];
  const around = {
    connect() {
      const sent: string[] = [];
      const wire = {
        sent,
        send: (text: string) => void sent.push(text),
        close() {},
        onopen: null,
        onmessage: null,
        onclose: null,
      };
      wires.push(wire);
      return wire as Wire;
    },
    later(ms: number, then: () => void) {
      const timer = { ms, then };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    chance: () => 0.5,
  };
  const listener = {
    state: (state: LineState) => void states.push(state),
    present: () => void heard.push('present'),
    entered: () => void heard.push('entered'),
    code: ({ code }: { code: string }) => void heard.push(`code ${code}`),
    refused: (no: readonly { key: string }[], outside: boolean) =>
      void heard.push(`refused ${no[0]?.key} ${outside}`),
    door: ({ room }: { room: string }) => void heard.push(`door ${room}`),
    ended: ({ key }: { key: string }) => void heard.push(`ended ${key}`),
  };
  const last = () => wires.at(-1) as (typeof wires)[number];
  const say = (frame: object) => last().onmessage?.({ data: JSON.stringify(frame) });
  return { around, listener, wires, timers, states, heard, last, say };
}

const token = 'x'.repeat(43);
const entrance = () => ({ t: 'enter', v: protocolVersion, id: 'entrance', room: 'batolumi', token }) as const;
const entered = {
  t: 'entered',
  v: protocolVersion,
  id: 'entrance',
  room: 'batolumi',
  addresses: [],
  key: null,
};

describe('a line to a room', () => {
  it('stands before the door until it is lost, and comes back to it', () => {
    const s = surroundings();
    const visit = { t: 'visit', v: protocolVersion, id: 'entrance', room: 'batolumi' } as const;
    openLine(() => visit, s.listener, s.around);
    s.last().onopen?.();
    const door = { host: 'Ana', locked: false, key: null, people: [], free: 1, running: false, dark: false };
    s.say({ t: 'door', id: 'entrance', room: 'batolumi', ...door, back: null });
    expect([s.heard.at(-1), s.states.at(-1)]).toEqual(['door batolumi', 'door']);
    s.last().onclose?.();
    s.timers.at(-1)?.then();
    s.last().onopen?.();
    expect(JSON.parse(s.last().sent[0] ?? '')).toEqual(visit);
  });

  it('enters, and sends a command again after the connection was lost, under the same id', async () => {
    const s = surroundings();
    const line = openLine(entrance, s.listener, s.around);
    s.last().onopen?.();
    s.say(entered);
    s.say({ t: 'now', m: 0 });
    const done = line.send({ t: 'ready', ready: true });
    const first = s.last().sent.at(-1);
    s.last().onclose?.();
    expect(s.states.at(-1)).toBe('lost');
    s.timers.at(-1)?.then();
    expect(s.wires).toHaveLength(2);
    s.last().onopen?.();
    s.say(entered);
    expect(s.last().sent.at(-1)).toBe(first);
    s.say({ t: 'now', m: 0, ack: { id: JSON.parse(first as string).id } });
    expect(await done).toBeUndefined();
  });

  it('hands on what is told besides the answer to what asked for it', async () => {
    const s = surroundings();
    const line = openLine(entrance, s.listener, s.around);
    s.last().onopen?.();
    s.say(entered);
    s.say({ t: 'now', m: 0 });
    const asked = line.ask({ t: 'claims' });
    const refused = line.ask({ t: 'preview', to: 3 });
    const [first, second] = s
      .last()
      .sent.slice(-2)
      .map((text) => JSON.parse(text).id);
    const claims = { t: 'claims', id: first, list: [{ person: 2, name: 'Paul', key: 'k', word: 'w' }] };
    s.say(claims);
    s.say({ t: 'now', m: 0, ack: { id: first } });
    s.say({ t: 'now', m: 0, ack: { id: second, no: [{ key: 'undo.range' }] } });
    expect(await asked).toEqual({ no: undefined, told: claims });
    expect(await refused).toEqual({ no: [{ key: 'undo.range' }], told: null });
  });

  it('tries at once, then every second, after minutes less often, and at once again when somebody is in a hurry', () => {
    const s = surroundings();
    const line = openLine(entrance, s.listener, s.around);
    const waits: number[] = [];
    for (let i = 0; i < 210; i += 1) {
      s.last().onclose?.();
      const timer = s.timers.pop();
      waits.push(timer?.ms ?? -1);
      timer?.then();
    }
    expect(waits.slice(0, 200)).toEqual([0, ...new Array(199).fill(800)]);
    expect(waits.slice(200)).toEqual(new Array(10).fill(5000));
    s.last().onclose?.();
    line.again();
    expect(s.wires).toHaveLength(212);
  });

  it('gives the refusal of a command to who commanded, and that of an entrance to the page', async () => {
    const s = surroundings();
    const line = openLine(entrance, s.listener, s.around);
    s.last().onopen?.();
    s.say({ t: 'refused', id: 'entrance', no: [{ key: 'room.unknown' }] });
    expect(s.heard).toEqual(['refused room.unknown true']);
    s.say(entered);
    const done = line.send({ t: 'start' });
    const { id } = JSON.parse(s.last().sent.at(-1) as string) as { id: string };
    s.say({ t: 'now', m: 0, ack: { id, no: [{ key: 'host.only' }] } });
    expect(await done).toEqual([{ key: 'host.only' }]);
  });

  it('does not come back after a last word that says not to', () => {
    const s = surroundings();
    openLine(entrance, s.listener, s.around);
    s.say({ t: 'bye', why: { key: 'seat.kicked' }, again: false });
    s.last().onclose?.();
    expect(s.heard).toEqual(['ended seat.kicked']);
    expect(s.states.at(-1)).toBe('ended');
    expect(s.timers).toHaveLength(0);
  });

  it('takes a line for dead that leaves two pings unanswered', () => {
    const s = surroundings();
    openLine(entrance, s.listener, s.around);
    s.last().onopen?.();
    s.say(entered);
    for (let i = 0; i < 3; i += 1) s.timers.pop()?.then();
    expect(s.states.at(-1)).toBe('lost');
  });

  it('takes a line for dead at once that cannot prove itself to somebody who comes back', () => {
    const s = surroundings();
    const line = openLine(entrance, s.listener, s.around);
    s.last().onopen?.();
    s.say(entered);
    const proof = () => s.timers.find(({ ms }) => ms === 1000);
    line.again();
    s.say({ t: 'pong' });
    proof()?.then();
    expect([s.wires.length, s.states.at(-1)]).toEqual([1, 'entering']);
    line.again();
    expect(s.last().sent.filter((text) => text === '{"t":"ping"}')).toHaveLength(2);
    proof()?.then();
    expect(s.states.at(-1)).toBe('lost');
    s.timers.find(({ ms }) => ms === 0)?.then();
    expect([s.wires.length, s.states.at(-1)]).toEqual([2, 'connecting']);
  });

  it('ignores what it cannot read', () => {
    const s = surroundings();
    openLine(entrance, s.listener, s.around);
    s.last().onmessage?.({ data: '{"t":"surprise"}' });
    s.last().onmessage?.({ data: 'x' });
    expect(s.heard).toEqual([]);
  });

  it('makes tokens of the length and letters the server wants', () => {
    expect(randomText(43)).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(randomText(43)).not.toBe(randomText(43));
  });
});

describe('what is sent', () => {
  const bytes = (text: string) => new TextEncoder().encode(text).length;
  const notesOf = (text: string) => JSON.stringify({ t: 'notes', text, id: 'abcdefghijkl' });
  const answer = '{"t":"answer","prompt":12,"answer":{"do":"pass"},"id":"abcdefghijkl"}';

  it.each([0, 300, 400, 700, 1000, 2000, 3500, 3900])(
    'has one size, whether it is an answer or notes of %i letters',
    (letters) => {
      const notes = JSON.stringify({ free: 'é'.repeat(letters), marks: {}, about: {} });
      const marked = JSON.stringify({ free: 'é'.repeat(letters), marks: { 11: 'suspect', 12: 'trust' } });
      const sizes = [answer, notesOf(notes), notesOf(marked)].map((text) => bytes(evened(text, notes)));
      expect(new Set(sizes).size).toBe(1);
      expect(JSON.parse(evened(answer, notes))).toEqual(JSON.parse(answer));
    },
  );

  it('never grows beyond what a server takes', () => {
    const longest = notesOf('語'.repeat(limits.notes));
    expect(bytes(evened(longest, '語'.repeat(limits.notes)))).toBe(limits.frame);
  });

  it('goes over the line like that', () => {
    const s = surroundings();
    const line = openLine(entrance, s.listener, s.around);
    s.last().onopen?.();
    s.say(entered);
    s.say({ t: 'now', m: 0, notes: 'x'.repeat(3000) });
    void line.send({ t: 'notes', text: 'x'.repeat(3000) });
    void line.send({ t: 'answer', prompt: 3, answer: { do: 'pass' } });
    const [notes, answered] = s.last().sent.slice(-2);
    expect(answered).toHaveLength(notes?.length ?? 0);
  });
});
