import { langs, speak } from '@veillee/kernel';
import { misspacing } from '@veillee/kernel/laws';
import { describe, expect, it } from 'vitest';
import { limits, protocolText, readToClient, readToServer, type ToServer, toServer } from '../src/index.ts';
import { roomFr } from '../src/text/fr/index.ts';

const id = 'abcdef123';
const token = 'A'.repeat(43);
const enter = { t: 'enter', v: 1, id, room: 'batolumi', token, name: 'Ana' };

const key = (frame: unknown): string => {
  const read = readToServer(typeof frame === 'string' ? frame : JSON.stringify(frame));
  return read.ok ? 'ok' : read.error.refusal.key;
};

const samples: ToServer[] = [
  { t: 'open', v: 1, id, token, name: 'Ana' },
  { t: 'enter', v: 1, id, room: 'batolumi', token },
  { t: 'watch', v: 1, id, room: 'batolumi' },
  { t: 'visit', v: 1, id, room: 'batolumi', back: { name: 'Ana', token } },
  { t: 'take', v: 1, id, room: 'batolumi', code: 'abcdefgh23', token },
  { t: 'leave', id },
  { t: 'rename', id, name: 'Bo', person: 2 },
  { t: 'ready', id, ready: true },
  { t: 'sit', id, sit: false },
  { t: 'notes', id, text: 'Bo ment.' },
  { t: 'say', id, circle: 'room', text: 'Bonsoir <b>' },
  { t: 'answer', id, prompt: 3, answer: { do: 'look', player: [2] } },
  {
    t: 'push',
    id,
    subscription: {
      endpoint: 'https://push.example/x',
      keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
    },
  },
  { t: 'hand', id },
  { t: 'object', id },
  { t: 'reclaim', id },
  { t: 'admit', id, caller: 1, yes: true },
  { t: 'kick', id, person: 2 },
  { t: 'pardon', id, person: 2 },
  { t: 'lock', id, locked: true },
  { t: 'host', id, person: 2 },
  { t: 'bot', id },
  { t: 'style', id, person: 2, level: 'sly', temper: 'talkative' },
  { t: 'arrange', id, seats: [2, 1] },
  { t: 'settings', id, game: 'blood', options: { limit: 60 }, chairs: 8, master: null },
  { t: 'names', id, names: ['Ana', '', 'Bo'] },
  { t: 'claims', id },
  { t: 'paper', id, person: 2 },
  { t: 'deal', id, deal: { cards: ['seer', 'villager'] } },
  { t: 'start', id },
  { t: 'again', id },
  { t: 'abandon', id },
  { t: 'pause', id, paused: true },
  { t: 'more', id, seconds: 30 },
  { t: 'skip', id },
  { t: 'quiet', id, hours: { from: 1320, to: 480 } },
  { t: 'replace', id, seat: 1, by: 'bot' },
  { t: 'next', id, step: 4 },
  { t: 'pulse', id, seconds: 8 },
  { t: 'undo', id, to: 3, reason: 'oups' },
  { t: 'preview', id, to: 3 },
  { t: 'look', id, seat: 2 },
  { t: 'lead', id, by: 'app' },
  { t: 'ping' },
];

describe('what a client says', () => {
  it('loses its direction marks, wherever there are texts in it, written out or not', () => {
    const turned = '\u202egro\u2066ß\u200f\u061c';
    const say = (frame: object) => readToServer(JSON.stringify(frame));
    expect(say({ t: 'say', id, circle: 'room', text: turned })).toMatchObject({ value: { text: 'groß' } });
    expect(say({ t: 'notes', id, text: turned })).toMatchObject({ value: { text: 'groß' } });
    expect(say({ ...enter, name: turned })).toMatchObject({ value: { name: 'groß' } });
    expect(say({ t: 'undo', id, to: 1, reason: turned })).toMatchObject({ value: { reason: 'groß' } });
    const answer = { do: 'say', text: turned, list: ['\u202da', 2] };
    expect(say({ t: 'answer', id, prompt: 'claim', answer })).toMatchObject({
      value: { answer: { do: 'say', text: 'groß', list: ['a', 2] } },
    });
    const options = { title: turned, deep: [{ more: turned }] };
    expect(say({ t: 'settings', id, options })).toMatchObject({
      value: { options: { title: 'groß', deep: [{ more: 'groß' }] } },
    });
    const written = String.raw`{"t":"say","id":"abcdef123","circle":"room","text":"a\u202E\u2067b"}`;
    expect(readToServer(written)).toMatchObject({ value: { text: 'ab' } });
    // A backslash before a u is no mark.
    const kept = String.raw`{"t":"say","id":"abcdef123","circle":"room","text":"\\u202E"}`;
    expect(readToServer(kept)).toMatchObject({ value: { text: String.raw`\u202E` } });
  });

  it('that is nothing but direction marks is nothing', () => {
    expect(key({ t: 'say', id, circle: 'room', text: '\u202e\u202c' })).toBe('protocol.malformed');
  });

  it('is one of the listed types, each of which can be said', () => {
    expect(samples.map(({ t }) => t)).toEqual(Object.keys(toServer));
    for (const message of samples) {
      expect(readToServer(JSON.stringify(message))).toEqual({ ok: true, value: message });
    }
  });

  it.each([
    ['no JSON', '{', 'protocol.malformed'],
    ['nothing', '', 'protocol.malformed'],
    ['no object', '[1]', 'protocol.malformed'],
    ['no type', { id }, 'protocol.unknown'],
    ['an inherited type', { t: 'toString', id }, 'protocol.unknown'],
    ['another version', { ...enter, v: 2 }, 'protocol.version'],
    ['no version', { ...enter, v: undefined }, 'protocol.malformed'],
    ['one field too many', { t: 'leave', id, now: true }, 'protocol.malformed'],
    ['a short token', { ...enter, token: 'A' }, 'protocol.malformed'],
    ['a gender there is not', { ...enter, gender: 'it' }, 'protocol.malformed'],
    ['a gender too many', { t: 'rename', id, name: 'Ana', gender: ['she'] }, 'protocol.malformed'],
    [
      'genders without end',
      { t: 'names', id, names: ['Ana'], genders: new Array(121).fill(null) },
      'protocol.malformed',
    ],
    ['a path for a room', { ...enter, room: '../../ab' }, 'protocol.malformed'],
    ['too long a line', { t: 'say', id, circle: 'room', text: 'x'.repeat(301) }, 'protocol.malformed'],
    ['half a person', { t: 'kick', id, person: 1.5 }, 'protocol.malformed'],
    [
      'an answer without a way',
      { t: 'answer', id, prompt: 1, answer: { player: [1] } },
      'protocol.malformed',
    ],
    [
      'an answer for nobody by name',
      { t: 'answer', id, prompt: 'x', answer: { do: 'x' }, for: ['Bo'] },
      'protocol.malformed',
    ],
    ['a list for a deal', { t: 'deal', id, deal: [] }, 'protocol.malformed'],
    ['a deal too large', { t: 'deal', id, deal: { a: new Array(4000).fill(1) } }, 'protocol.malformed'],
    ['a pulse too long', { t: 'pulse', id, seconds: 61 }, 'protocol.malformed'],
    ['nested options', { t: 'settings', id, options: { a: [[[[[[[1]]]]]]] } }, 'protocol.malformed'],
    ['a list for options', { t: 'settings', id, options: [] }, 'protocol.malformed'],
    ['a frame too big', { t: 'notes', id, text: 'x'.repeat(limits.frame) }, 'protocol.oversized'],
  ])('%s is refused', (_, frame, refused) => {
    expect(key(frame)).toBe(refused);
  });

  it('is refused under its own id, where it has one', () => {
    const read = readToServer(JSON.stringify({ t: 'kick', id, person: 'Bo' }));
    expect(read).toMatchObject({ ok: false, error: { id } });
  });

  it('cannot reach a prototype', () => {
    for (const value of ['{"polluted":1}', '[1]', '"x"']) {
      const hostile = `{"t":"answer","id":"${id}","prompt":1,"answer":{"do":"x","__proto__":${value}}}`;
      expect(readToServer(hostile).ok).toBe(false);
      expect(({} as { polluted?: number }).polluted).toBeUndefined();
    }
  });

  const fields = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`field${i}`, [i]]));

  it.each([
    ['a number, a text and a list', { do: 'x', a: 1, b: 'y', c: [1, 'z'], d: [] }],
    ['as many fields as may be', { do: 'x', ...fields(limits.fields - 1) }],
    ['as many options as may be', { do: 'x', a: new Array(limits.options).fill(1) }],
    ['the longest names', { do: 'x', ['f'.repeat(limits.topic)]: ['o'.repeat(limits.topic)] }],
    ['the longest text', { do: 'x', a: 'y'.repeat(limits.text) }],
  ])('may answer with %s', (_, answer) => {
    expect(readToServer(JSON.stringify({ t: 'answer', id, prompt: 1, answer }))).toMatchObject({
      ok: true,
      value: { answer },
    });
  });

  it.each([
    ['a list', [1]],
    ['nothing', null],
    ['a way that is no text', { do: 1 }],
    ['too many fields', { do: 'x', ...fields(limits.fields) }],
    ['too many options', { do: 'x', a: new Array(limits.options + 1).fill(1) }],
    ['too long a name', { do: 'x', ['f'.repeat(limits.topic + 1)]: 1 }],
    ['too long an option', { do: 'x', a: ['o'.repeat(limits.topic + 1)] }],
    ['too long a text', { do: 'x', a: 'y'.repeat(limits.text + 1) }],
    ['half a number', { do: 'x', a: 0.5 }],
    ['half an option', { do: 'x', a: [0.5] }],
    ['a number past all counting', { do: 'x', a: 2 ** 53 }],
    ['a list in a list', { do: 'x', a: [[1]] }],
    ['an object in a field', { do: 'x', a: { b: 1 } }],
    ['nothing in a field', { do: 'x', a: null }],
  ])('may not answer with %s', (_, answer) => {
    expect(key({ t: 'answer', id, prompt: 1, answer })).toBe('protocol.malformed');
  });

  it.each([[''], ['x'.repeat(limits.topic + 1)], [1.5], [2 ** 53], [null], [[1]]])(
    'answers a prompt by its number or a right by its topic, not %j',
    (prompt) => {
      expect(key({ t: 'answer', id, prompt, answer: { do: 'x' } })).toBe('protocol.malformed');
    },
  );
});

describe('what a server says', () => {
  it('is read with the padding that hides its size', () => {
    expect(readToClient(`{"t":"pong"}${' '.repeat(500)}`)).toEqual({ ok: true, value: { t: 'pong' } });
  });

  it('is refused where it makes no sense', () => {
    expect(readToClient('{"t":"now","n":"one"}').ok).toBe(false);
    expect(readToClient('{"t":"constructor"}').ok).toBe(false);
  });
});

describe('the words of rooms', () => {
  it.each(langs)('are whole sentences in %s', (lang) => {
    const params = {
      ours: 1,
      most: 1,
      name: 'Ana',
      before: 'Bo',
      seconds: 30,
      owner: 'Bo',
      by: 'Cléo',
      count: 2,
    };
    for (const wording of Object.keys(roomFr)) {
      const said = speak(protocolText[lang], { key: wording, params });
      expect(said).toMatch(/[.?!]$/);
      if (lang === 'fr') expect(misspacing(said)).toBeUndefined();
    }
  });
});
