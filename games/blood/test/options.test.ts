import { langs, type Refusal, speak } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { blood, defaults } from '../src/index.ts';

const refused = (options: unknown, seats = 6, deal?: unknown): readonly Refusal[] => {
  const checked = blood.check(options, seats, deal);
  return checked.ok ? [] : checked.error;
};
const keys = (options: unknown, seats = 6): string[] => refused(options, seats).map(({ key }) => key);

/** A sound deal for four. */
const four = {
  characters: ['human-1', 'werewolf-1', 'human-2', 'werewolf-2'],
  tokens: ['human-3', 'werewolf-3'],
  mutations: [1, 2, 3, 4],
};
const faults = (deal: unknown, seats = 4): string[] => refused({}, seats, deal).map(({ key }) => key);

describe('options', () => {
  it('have defaults', () => {
    const checked = blood.check({}, 6);
    expect(checked).toEqual({ ok: true, value: { options: defaults } });
    expect(defaults).toMatchObject({ threshold: 'survivors', twins: false, first: 'chance', opening: 3 });
  });

  it.each([3, 10, 0, 1])('refuse a table of %i', (seats) => {
    expect(refused({}, seats)).toEqual([{ key: 'seats.range', params: { seats, fewest: 4, most: 9 } }]);
  });

  it.each([4, 5, 6, 7])('keep the twins for 8 or 9 players, not %i', (seats) => {
    expect(keys({ twins: true }, seats)).toEqual(['options.twinsSeats']);
    expect(keys({ twins: false }, seats)).toEqual([]);
  });

  it('offer the twins to 8 and 9 players', () => {
    expect([keys({ twins: true }, 8), keys({ twins: true }, 9)]).toEqual([[], []]);
  });

  it.each([
    [null, 'options.malformed'],
    [[], 'options.malformed'],
    ['twins', 'options.malformed'],
    [{ wolves: 3 }, 'options.unknown'],
    [{ threshold: 'few' }, 'options.threshold'],
    [{ threshold: null }, 'options.threshold'],
    [{ twins: 'yes' }, 'options.twins'],
    [{ first: 'me' }, 'options.first'],
    [{ first: {} }, 'options.first'],
    [{ first: { seat: 1, birthdays: [] } }, 'options.first'],
    [{ first: { seat: 6 } }, 'options.firstSeat'],
    [{ first: { seat: -1 } }, 'options.firstSeat'],
    [{ first: { birthdays: 'never' } }, 'options.birthdays'],
    [{ first: { birthdays: ['1999-02-01'] } }, 'options.birthdayCount'],
    [{ first: { birthdays: [...new Array(5).fill('1999-02-01'), '1999-02-29'] } }, 'options.birthday'],
    [{ first: { birthdays: [...new Array(5).fill('1999-02-01'), 19990201] } }, 'options.birthday'],
    // A hole in the list is no date either.
    [
      { first: { birthdays: Object.assign(new Array(6).fill('1999-02-01').slice(1), { length: 6 }) } },
      'options.birthday',
    ],
    [{ opening: -1 }, 'options.seconds'],
    [{ opening: 2.5 }, 'options.seconds'],
    [{ opening: '3' }, 'options.seconds'],
    [{ limit: 0 }, 'options.seconds'],
    [{ limit: 1e9 }, 'options.seconds'],
  ])('refuse %j in words', (options, key) => {
    const found = refused(options);
    expect(found.map(({ key }) => key)).toEqual([key]);
    for (const lang of langs)
      for (const each of found) expect(speak(blood.text[lang], each)).toMatch(/\S+\.$/);
  });

  it('name every wrong option at once', () => {
    expect(
      keys({ threshold: 1, twins: 1, first: 1, opening: 'long', limit: null, more: 1 }, 3).sort(),
    ).toEqual([
      'options.first',
      'options.seconds',
      'options.seconds',
      'options.threshold',
      'options.twins',
      'options.unknown',
      'seats.range',
    ]);
  });

  it('are the same when checked again', () => {
    const options = { first: { birthdays: new Array(8).fill('1999-02-03') }, twins: true, opening: 0 };
    const once = blood.check(options, 8);
    if (!once.ok) throw new Error('refused');
    expect(blood.check(once.value.options, 8)).toEqual(once);
  });
});

describe('an explicit deal', () => {
  it('is taken when sound, with or without the Wilderness', () => {
    expect(faults(four)).toEqual([]);
    expect(faults({ ...four, wilderness: [] })).toEqual([]);
  });

  it.each([
    [7, ['deal.malformed']],
    [[], ['deal.malformed']],
    [{ ...four, table: 1 }, ['deal.unknownField']],
    [{ tokens: four.tokens, mutations: four.mutations }, ['deal.list']],
    [{ ...four, mutations: 'all' }, ['deal.list']],
    [{ ...four, characters: four.characters.slice(1) }, ['deal.count']],
    [{ ...four, tokens: ['human-3'] }, ['deal.count']],
    [{ ...four, wilderness: ['human-4'] }, ['deal.count', 'deal.unusedCharacter']],
    [{ ...four, tokens: ['human-3', 'vampire-1'] }, ['deal.unknownCharacter']],
    [{ ...four, tokens: ['human-3', null] }, ['deal.unknownCharacter']],
    [{ ...four, tokens: ['human-3', 'werewolf-4'] }, ['deal.unusedCharacter']],
    [{ ...four, tokens: ['human-3', 'human-1'] }, ['deal.repeatedCharacter']],
    [{ ...four, mutations: [1, 2, 3, 5] }, ['deal.unusedMutation']],
    [{ ...four, mutations: [1, 2, 3, 99] }, ['deal.unknownMutation']],
    [{ ...four, mutations: [1, 2, 3, '4'] }, ['deal.unknownMutation']],
    [{ ...four, mutations: [1, 2, 3, 3] }, ['deal.repeatedMutation']],
    [
      { characters: ['x', 'human-1', 'human-1', 'human-6'], tokens: [], mutations: [0, 1, 1, 9] },
      [
        'deal.unknownCharacter',
        'deal.repeatedCharacter',
        'deal.unusedCharacter',
        'deal.count',
        'deal.unknownMutation',
        'deal.repeatedMutation',
        'deal.unusedMutation',
      ],
    ],
  ])('has every fault named: %j', (deal, wanted) => {
    expect(faults(deal)).toEqual(wanted);
    for (const lang of langs)
      for (const each of refused({}, 4, deal)) expect(speak(blood.text[lang], each)).toMatch(/\S+\.$/);
  });

  it('is named beside wrong options', () => {
    expect(refused({ twins: 1 }, 4, { ...four, tokens: 3 }).map(({ key }) => key)).toEqual([
      'options.twins',
      'deal.list',
    ]);
  });
});
