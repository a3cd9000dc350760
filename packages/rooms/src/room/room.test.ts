import { quick } from '@veillee/kernel';
import { expect, it } from 'vitest';
import { rebuild, snapshotOf } from './rebuild.ts';
import { find, redact } from './redact.ts';
import { digestOf, emptyRoom, isDone, type Person, personOf } from './room.ts';

const ana: Person = {
  id: 1,
  name: 'Ana',
  bot: false,
  key: null,
  ready: false,
  notes: '',
  done: [],
  left: false,
};

it('digests of ids differ, however alike the ids are', () => {
  const rng = quick(7);
  const random = () => Array.from({ length: 12 }, () => String.fromCharCode(97 + rng.below(26))).join('');
  const ids = new Set([
    ...Array.from({ length: 100_000 }, (_, i) => `load-${i}`),
    ...Array.from({ length: 100_000 }, random),
  ]);
  const digests = new Set([...ids].map(digestOf));
  expect(digests.size).toBe(ids.size);
  expect([...digests].every(Number.isSafeInteger)).toBe(true);
  expect(digestOf('abcdef')).not.toBe(digestOf('fedcba'));
});

it('a room stored with the ids themselves still knows what was done', () => {
  const kept = {
    id: 3,
    data: { ...emptyRoom('batolumi'), people: [ana] },
    match: null,
    seq: 4,
    faults: null,
  };
  const old = JSON.parse(snapshotOf(kept)) as { data: { people: { done: unknown[] }[] } };
  old.data.people[0]?.done.push('command-1', 'command-2');
  const stored = { room: 3, snapshot: { seq: 4, data: JSON.stringify(old) }, lines: [] };
  const room = rebuild(stored, () => undefined);
  const again = rebuild({ ...stored, snapshot: { seq: 4, data: snapshotOf(room) } }, () => undefined);
  for (const { data } of [room, again]) {
    const person = personOf(data, 1) as Person;
    expect(isDone(person, 'command-1')).toBe(true);
    expect(isDone(person, 'command-2')).toBe(true);
    expect(isDone(person, 'command-3')).toBe(false);
  }
});

it('finds people by number, whoever has left', () => {
  const people = [2, 5, 3].map((id) => ({ ...ana, id }));
  const data = { ...emptyRoom('batolumi'), people };
  for (const id of [2, 3, 5]) expect(personOf(data, id)?.id).toBe(id);
  for (const id of [1, 4, 6, null]) expect(personOf(data, id)).toBeUndefined();
});

it('knows how French speaks of somebody from the log, and of those who said nothing, now or in former days, as before', () => {
  const line = (seq: number, ...events: readonly object[]) => ({
    seq,
    at: seq,
    data: JSON.stringify(events),
  });
  const lines = [
    line(1, { e: 'opened', code: 'batolumi' }),
    line(
      2,
      { e: 'joined', person: 1, name: 'Ana', gender: 'she', key: 'a', sits: true },
      { e: 'joined', person: 2, name: 'Bo', key: 'b', sits: true },
    ),
    line(3, { e: 'gendered', person: 2, gender: 'he' }, { e: 'gendered', person: 1 }),
  ];
  const gendersAfter = (count: number) =>
    rebuild({ room: 3, snapshot: null, lines: lines.slice(0, count) }, () => undefined).data.people.map(
      ({ gender }) => gender,
    );
  expect(gendersAfter(2)).toEqual(['she', undefined]);
  expect(gendersAfter(3)).toEqual([undefined, 'he']);
});

it('forgets with somebody how French spoke of them', () => {
  const data = { ...emptyRoom('batolumi'), people: [{ ...ana, gender: 'she' as const }] };
  const room = { id: 3, data, match: null, seq: 4, faults: null };
  redact(room, find(room, 'Ana'));
  expect(personOf(data, 1)).toMatchObject({ name: '—', gender: undefined });
});
