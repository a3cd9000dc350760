import { describe, expect, it } from 'vitest';
import {
  type Answer,
  amount,
  type Form,
  inOrder,
  misfit,
  one,
  orPass,
  quick,
  type Rng,
  sameForm,
  sample,
  say,
  some,
  type Way,
  way,
} from './index.ts';

const look = orPass(way('look', { player: one('seat', [1, 2, 4]) }));
const swap: Form = {
  swap: {
    fields: { first: one('seat', [0, 1, 2]), second: one('seat', [1, 2, 3]) },
    apart: ['first', 'second'],
  },
};
const pay = way('pay', { coins: amount(0, 3), to: some('seat', [0, 1, 2], 1, 2), word: say(5, 1) });

describe('a form', () => {
  it.each<[string, Form, unknown]>([
    ['one of the options', look, { do: 'look', player: [4] }],
    ['another way', look, { do: 'pass' }],
    ['two different options in fields that stay apart', swap, { do: 'swap', first: [1], second: [2] }],
    ['amount, picks and text together', pay, { do: 'pay', coins: 0, to: [2, 0], word: 'merci' }],
  ])('takes %s', (_, form, answer) => {
    expect(misfit(form, answer)).toBeUndefined();
  });

  it.each<[string, Form, unknown, string]>([
    ['nothing', look, undefined, 'answer.malformed'],
    ['null', look, null, 'answer.malformed'],
    ['a list', look, [], 'answer.malformed'],
    ['a word', look, 'pass', 'answer.malformed'],
    ['a way that is not there', look, { do: 'shoot' }, 'answer.way'],
    ['a way that every object has', look, { do: 'constructor' }, 'answer.way'],
    ['a way that is no word', look, { do: ['look'] }, 'answer.way'],
    [
      'a way it only inherited',
      look,
      Object.assign(Object.create({ do: 'pass' }), { more: 1 }),
      'answer.way',
    ],
    ['a missing field', look, { do: 'look' }, 'answer.missing'],
    [
      'a field it only inherited',
      look,
      Object.assign(Object.create({ player: [1] }), { do: 'look' }),
      'answer.missing',
    ],
    ['a field too many', look, { do: 'pass', player: [1] }, 'answer.extra'],
    ['another option', look, { do: 'look', player: [3] }, 'answer.option'],
    ['an option by the wrong type', look, { do: 'look', player: ['1'] }, 'answer.option'],
    ['an option without its list', look, { do: 'look', player: 1 }, 'answer.malformed'],
    ['too few', look, { do: 'look', player: [] }, 'answer.count'],
    ['too many', look, { do: 'look', player: [1, 2] }, 'answer.count'],
    ['the same twice', pay, { do: 'pay', coins: 1, to: [1, 1], word: 'x' }, 'answer.twice'],
    ['the same in fields that stay apart', swap, { do: 'swap', first: [2], second: [2] }, 'answer.apart'],
    ['an amount below', pay, { do: 'pay', coins: -1, to: [1], word: 'x' }, 'answer.amount'],
    ['an amount above', pay, { do: 'pay', coins: 4, to: [1], word: 'x' }, 'answer.amount'],
    ['half an amount', pay, { do: 'pay', coins: 0.5, to: [1], word: 'x' }, 'answer.amount'],
    ['no number', pay, { do: 'pay', coins: Number.NaN, to: [1], word: 'x' }, 'answer.amount'],
    ['a text too short', pay, { do: 'pay', coins: 1, to: [1], word: '' }, 'answer.text'],
    ['a text too long', pay, { do: 'pay', coins: 1, to: [1], word: 'bonjour' }, 'answer.text'],
    ['a text that is none', pay, { do: 'pay', coins: 1, to: [1], word: 3 }, 'answer.text'],
  ])('refuses %s', (_, form, answer, key) => {
    expect(misfit(form, answer)?.key).toBe(key);
  });

  it('says which numbers it would have taken', () => {
    expect(misfit(pay, { do: 'pay', coins: 9, to: [], word: '' })).toEqual({
      key: 'answer.amount',
      params: { field: 'coins', from: 0, to: 3 },
    });
  });
});

describe('a sampled answer', () => {
  const samples = (form: Form, times = 400): Answer[] => {
    const rng = quick(1);
    return Array.from({ length: times }, () => sample(form, rng));
  };

  it('always fits, whatever the form', () => {
    const rng = quick(7);
    for (let i = 0; i < 2000; i += 1) {
      const form = randomForm(rng);
      const answer = sample(form, rng);
      expect(misfit(form, answer), JSON.stringify({ form, answer })).toBeUndefined();
    }
  });

  it('is now and then every answer there is', () => {
    const seen = new Set(samples(swap).map((answer) => JSON.stringify(answer)));
    expect(seen.size).toBe(3 * 3 - 2);
    expect(new Set(samples(look).map((answer) => answer.do))).toEqual(new Set(['look', 'pass']));
    expect(new Set(samples(pay).map(({ coins }) => coins))).toEqual(new Set([0, 1, 2, 3]));
  });

  it('comes in every order where order counts', () => {
    const seen = samples(way('rank', { names: inOrder('seat', [1, 2, 3], 2, 2) })).map(
      ({ names }) => `${names}`,
    );
    expect(new Set(seen).size).toBe(6);
  });

  it('is not to be had where no answer fits', () => {
    expect(() => sample(way('look', { player: one('seat', []) }), quick(1))).toThrow('cannot be answered');
    const jammed: Form = {
      swap: { fields: { a: one('seat', [1]), b: one('seat', [1]) }, apart: ['a', 'b'] },
    };
    expect(() => sample(jammed, quick(1))).toThrow('no answer fits');
  });
});

describe('two forms are the same', () => {
  it('when they offer the same, however they were made', () => {
    expect(sameForm(look, orPass(way('look', { player: one('seat', [1, 2, 4]) })))).toBe(true);
  });

  it.each<[string, Form]>([
    ['another option', orPass(way('look', { player: one('seat', [1, 2]) }))],
    ['another order of options', orPass(way('look', { player: one('seat', [2, 1, 4]) }))],
    ['another kind of thing', orPass(way('look', { player: one('card', [1, 2, 4]) }))],
    ['no way to pass', way('look', { player: one('seat', [1, 2, 4]) })],
    ['another name', orPass(way('look', { seat: one('seat', [1, 2, 4]) }))],
    ['order that counts', orPass(way('look', { player: inOrder('seat', [1, 2, 4], 1, 1) }))],
  ])('not with %s', (_, other) => {
    expect(sameForm(look, other)).toBe(false);
  });
});

function randomForm(rng: Rng): Form {
  const form: { [way: string]: Way } = {};
  for (let w = 0; w <= rng.below(3); w += 1) {
    const options = Array.from({ length: 2 + rng.below(5) }, (_, i) => (rng.below(2) === 0 ? i : `c${i}`));
    const min = rng.below(options.length);
    const picks = some('thing', options, min, min + rng.below(3));
    const from = rng.below(5) - 2;
    form[`way ${w}`] = {
      fields: {
        picks,
        coins: amount(from, from + rng.below(4)),
        word: say(min + 3, min),
        other: one('thing', options),
      },
      ...(min < options.length - 2 && picks.max < options.length ? { apart: ['picks', 'other'] } : {}),
    };
  }
  return form;
}
