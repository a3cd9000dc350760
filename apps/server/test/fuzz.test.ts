import { quick, type Rng } from '@veillee/kernel';
import { snapshotOf } from '@veillee/rooms';
import { afterEach, describe, expect, it } from 'vitest';
import type { Client } from './client.ts';
import { Evening } from './evening.ts';

let evening: Evening;
afterEach(() => evening.end());

const sound: readonly object[] = [
  { t: 'open', v: 1, id: 'fuzz-1', token: 'A'.repeat(43), name: 'Zoé' },
  { t: 'enter', v: 1, id: 'fuzz-2', room: 'batolumi', token: 'B'.repeat(43), name: 'Zoé' },
  { t: 'take', v: 1, id: 'fuzz-3', room: 'batolumi', code: 'abcdefgh23', token: 'B'.repeat(43) },
  { t: 'rename', id: 'fuzz-4', name: 'Zoé' },
  { t: 'answer', id: 'fuzz-5', prompt: 1, answer: { do: 'yes' } },
  { t: 'answer', id: 'fuzz-6', prompt: 'day.claim', answer: { do: 'was', role: ['seer'] } },
  { t: 'settings', id: 'fuzz-7', game: 'blood', options: { limit: 60 }, chairs: 8, master: null },
  { t: 'arrange', id: 'fuzz-8', seats: [2, 1, 3] },
  { t: 'kick', id: 'fuzz-9', person: 2 },
  { t: 'say', id: 'fuzz-10', circle: 'room', text: 'bonsoir' },
  { t: 'undo', id: 'fuzz-11', to: 1, reason: 'oups' },
  { t: 'replace', id: 'fuzz-12', seat: 1, by: 'bot' },
  { t: 'pause', id: 'fuzz-13', paused: true },
  { t: 'names', id: 'fuzz-14', names: ['Zoé'] },
  { t: 'deal', id: 'fuzz-15', deal: { cards: ['seer'] } },
  { t: 'paper', id: 'fuzz-16', person: 2 },
  { t: 'next', id: 'fuzz-17', step: 1 },
  { t: 'answer', id: 'fuzz-18', prompt: 'deal.ready', answer: { do: 'yes' }, for: [0, 1] },
  { t: 'preview', id: 'fuzz-19', to: 0 },
  { t: 'look', id: 'fuzz-20', seat: 1 },
];

const wrong: readonly unknown[] = [
  null,
  -1,
  1.5,
  1e308,
  '',
  'x'.repeat(5000),
  [],
  {},
  [[[[]]]],
  { __proto__: 1 },
  true,
  '\u0000',
  '💥',
  [null],
  -0,
];

const oneOf = <T>(things: readonly T[], rng: Rng): T => things[rng.below(things.length)] as T;

/** A sound message, spoilt so that it surely is none any more. */
function spoilt(rng: Rng): string {
  const message: Record<string, unknown> = { ...oneOf(sound, rng) };
  const text = JSON.stringify(message);
  switch (rng.below(6)) {
    case 0: {
      const field = oneOf(Object.keys(message), rng);
      // None of these is a sound value of any field, but for an empty pick of seats.
      message[field] = oneOf(
        wrong.filter((value) => !(field === 'seats' && Array.isArray(value))),
        rng,
      );
      if (field === 'master' || field === 'text' || field === 'name' || field === 'reason') message.more = 1;
      if (field === 'options' || field === 'paused') message.more = 1;
      return JSON.stringify(message);
    }
    case 1:
      return text.slice(0, rng.below(text.length));
    case 2:
      return JSON.stringify({ ...message, [`x${rng.below(100)}`]: 1 });
    case 3: {
      const colons = [...text.matchAll(/:/g)].map(({ index }) => index + 1);
      const at = oneOf(colons, rng);
      return `${text.slice(0, at)}${oneOf(['"', '{', ']', '\u0000', ',,', '\\'], rng)}${text.slice(at)}`;
    }
    case 4:
      return JSON.stringify(oneOf(wrong, rng));
    default:
      return JSON.stringify({ ...message, id: oneOf(['', 'é', 7, 'x'.repeat(25)], rng) });
  }
}

describe('a hundred thousand malformed frames', () => {
  it('crash nothing and change nothing', { timeout: 120_000 }, async () => {
    evening = await Evening.begin();
    const options = { deck: ['werewolf', 'seer', 'robber', 'villager', 'villager', 'drunk'] };
    const [ana, bo] = (await evening.table(3, { game: 'one-night', options })) as [Client, Client];
    await ana.do({ t: 'start' });
    const stranger = await evening.page();
    await evening.settle();
    const live = evening.roomOf(ana);
    const before = snapshotOf(live.room);
    const rng = quick(4);
    let sent = 0;
    while (sent < 100_000) {
      for (let i = 0; i < 1000; i += 1) {
        oneOf([ana, bo, stranger], rng).raw(rng.below(50) === 0 ? Buffer.from(spoilt(rng)) : spoilt(rng));
        sent += 1;
      }
      await Promise.all([ana.settled(), bo.settled(), stranger.settled()]);
      for (const client of [ana, bo, stranger]) client.frames.length = 0;
    }
    expect(snapshotOf(live.room)).toBe(before);
    expect(evening.server.roomServer.parts.rooms.size).toBe(1);
    await bo.do({ t: 'answer', prompt: 1, answer: { do: 'yes' } });
  });
});
