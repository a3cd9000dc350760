import { refusal } from '@veillee/kernel';
import { describe, expect, expectTypeOf, it } from 'vitest';
import {
  also,
  asEmpty,
  byField,
  either,
  examine,
  fitting,
  flag,
  ifBlank,
  ifMissing,
  list,
  needed,
  once,
  oneOf,
  optional,
  type Read,
  type Reader,
  read,
  text,
  whole,
} from './readers.ts';
import { record } from './record.ts';
import { field, given, number, place, refusingIn, route, type Spot } from './spot.ts';

const says = refusingIn<'wrong' | 'unknown' | 'malformed' | 'missing' | 'twice' | 'count' | 'alone'>();
const wrong = says('wrong', { route, value: given });
const misfits = { malformed: says('malformed', { route }), unknown: says('unknown', { field }) };

const guest = record(
  {
    name: once(needed(text(wrong), says('missing', { number })), says('twice', { name: given })),
    drink: ifBlank(oneOf(['tea', 'wine'], wrong), 'tea'),
    late: ifMissing(flag(wrong), false),
    brings: optional(whole(1, 9, wrong)),
  },
  misfits,
);
const evening = record(
  { guests: list(guest, says('malformed')), ends: either(['late'], whole(1, 12, wrong)) },
  misfits,
);

const same = <T>(read: T): T => read;
const faults = (reader: Reader<unknown>, raw: unknown): string[] => {
  const found = examine(reader, raw, same);
  return found.ok ? [] : found.error.map(({ path, refusal: { key } }) => `${path.join('.')} ${key}`);
};

describe('a reader', () => {
  it('gives what is written, with its type, and the usual for what is not', () => {
    const found = read(
      evening,
      {
        guests: [
          { name: 'Ana', brings: 2 },
          { name: 'Bob', drink: null },
        ],
        ends: 'late',
      },
      same,
    );
    expect(found).toEqual({
      ok: true,
      value: {
        guests: [
          { name: 'Ana', drink: 'tea', late: false, brings: 2 },
          { name: 'Bob', drink: 'tea', late: false },
        ],
        ends: 'late',
      },
    });
    expectTypeOf<Read<typeof guest>['drink']>().toEqualTypeOf<'tea' | 'wine'>();
    expectTypeOf<Read<typeof guest>['brings']>().toEqualTypeOf<number | undefined>();
    expectTypeOf<Read<typeof evening>['ends']>().toEqualTypeOf<'late' | number>();
  });

  it('leaves what it reads as it was', () => {
    const raw = { name: 'Ana' };
    read(guest, raw, same);
    expect(raw).toEqual({ name: 'Ana' });
  });

  it('names every fault, and where it is', () => {
    const guests = [{ name: 'Ana', drink: 'milk', late: null, hat: 1 }, 7, { brings: 10 }, { name: 'Ana' }];
    expect(faults(evening, { guests, ends: 0, moon: 1 })).toEqual([
      'moon unknown',
      'guests.0.hat unknown',
      'guests.0.drink wrong',
      'guests.0.late wrong',
      'guests.1 malformed',
      'guests.2.name missing',
      'guests.2.brings wrong',
      'guests.3.name twice',
      'ends wrong',
    ]);
    expect(faults(evening, [])).toEqual([' malformed']);
    expect(faults(evening, {})).toEqual(['guests malformed', 'ends wrong']);
  });

  it('words a fault from what was written and where', () => {
    const found = read(evening, { guests: [{ name: 'Ana' }, { drink: 'x'.repeat(70) }], ends: {} }, same);
    expect(found.ok ? [] : found.error).toEqual([
      refusal('missing', { number: 2 }),
      refusal('wrong', { route: 'guests.1.drink', value: `${'x'.repeat(60)}…` }),
      refusal('wrong', { route: 'ends', value: '…' }),
    ]);
  });

  it('takes a hole in a list for nothing', () => {
    expect(faults(list(text(wrong), wrong), new Array(1))).toEqual(['0 wrong']);
  });

  it('knows properties of every object from fields', () => {
    expect(faults(guest, { name: 'constructor', drink: 'toString' })).toEqual(['drink wrong']);
    expect(faults(guest, JSON.parse('{ "name": "Ana", "__proto__": 1 }'))).toEqual(['__proto__ unknown']);
  });
});

describe('what is read', () => {
  const pair = also(
    record({ from: whole(0, 9, wrong), to: whole(0, 9, wrong) }, misfits),
    ({ from, to }, at: Spot) => {
      if (at.isSound('from') && at.isSound('to') && from > to) at.blame(wrong, 'to');
    },
  );
  it('is held against the rest of it, where that is sound', () => {
    expect(faults(pair, { from: 3, to: 2 })).toEqual(['to wrong']);
    expect(faults(pair, { from: 'x', to: -1 })).toEqual(['from wrong', 'to wrong']);
    expect(
      faults(list(pair, wrong), [
        { from: 1, to: 1 },
        { from: 2, to: 1 },
      ]),
    ).toEqual(['1.to wrong']);
  });
  it('is held against it item by item, however much is refused', () => {
    const many = Array.from({ length: 2000 }, (_, i) =>
      i % 2 === 0 ? { from: 'x', to: 2, more: 1 } : { from: 3, to: 2 },
    );
    expect(faults(list(pair, wrong), many)).toHaveLength(3000);
  });
  it('may be made into something else, which may be refused too', () => {
    const made = read(list(text(wrong), wrong), ['a', 'b'], (names, at) => {
      if (names.length > 1) at.blame(says('count', { count: names.length }));
      return names.length;
    });
    expect(made).toEqual({ ok: false, error: [refusal('count', { count: 2 })] });
  });
  it('may have to fit, to be of some number, or to be told by its only field', () => {
    const even = fitting(whole(0, 9, wrong), (n) => n % 2 === 0, says('count'));
    expect([faults(even, 3), faults(even, 'x'), faults(even, 4)]).toEqual([[' count'], [' wrong'], []]);
    const two = list(even, wrong, (length) => (length === 2 ? undefined : says('count')));
    expect(faults(two, [1])).toEqual([' count', '0 count']);
    type By = { readonly seat: number } | { readonly name: string };
    const by = byField<By>(
      { seat: record({ seat: even }, misfits), name: record({ name: text(wrong) }, misfits) },
      says('alone'),
    );
    expect([faults(by, { seat: 2 }), faults(by, { name: 3 })]).toEqual([[], ['name wrong']]);
    expect(faults(by, { seat: 2, name: '' })).toEqual([' alone']);
    expect(faults(by, 'seat')).toEqual([' alone']);
  });
  it('may be read on as empty, so that what it lacks is named', () => {
    expect(faults(list(asEmpty(guest, says('alone', { place })), wrong), [3])).toEqual([
      '0 alone',
      '0.name missing',
    ]);
  });
});
