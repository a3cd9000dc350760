import { describe, expect, it } from 'vitest';
import {
  amount,
  type Form,
  type Input,
  inOrder,
  misfit,
  one,
  orPass,
  playRandomly,
  quick,
  sample,
  say,
  some,
  way,
} from '../src/index.ts';
import { isSeenBy, retell } from '../src/laws/index.ts';
import { nearMisses } from '../src/laws/misses.ts';
import { unplain } from '../src/laws/plain.ts';
import { Sitting, seed } from './sitting.ts';
import { owls } from './testGame/owls.ts';

describe('plain data', () => {
  it('is what JSON gives back as it was', () => {
    expect(unplain({ a: [1, 'x', null, true, { b: {} }], c: Object.create(null) })).toBeUndefined();
  });
  it.each<[string, unknown, string]>([
    ['a map', { a: new Map() }, 'it.a is no plain object'],
    ['a date', [new Date(0)], 'it[0] is no plain object'],
    ['an undefined', { a: undefined }, 'it.a is undefined'],
    ['a hole', { a: new Array(2) }, 'it.a[0] is undefined'],
    ['no number', { a: { b: Number.NaN } }, 'it.a.b is NaN'],
    ['too great a number', [Number.POSITIVE_INFINITY], 'it[0] is Infinity'],
    ['a zero below zero', [-0], 'it[0] is 0'],
    ['a function', { a: () => 1 }, 'it.a is function'],
    ['a big integer', { a: 1n }, 'it.a is bigint'],
  ])('is not %s', (_, value, where) => {
    expect(unplain(value, 'it')).toBe(where);
  });
});

describe('near misses', () => {
  const forms: Form[] = [
    orPass(way('look', { player: one('seat', [1, 2]) })),
    way('rank', { players: inOrder('seat', [0, 1, 2, 3], 2, 3), coins: amount(0, 3), word: say(5) }),
    { swap: { fields: { a: one('seat', [0, 1, 2]), b: some('seat', [0, 1, 2], 1, 2) }, apart: ['a', 'b'] } },
    {
      take: { fields: { card: one('card', ['c1', 'c2']) } },
      give: { fields: { card: one('card', ['c1', 'c2']) } },
    },
    way('all', { players: some('seat', [0, 1], 0, 2) }),
  ];

  it('never fit the form they are made for', () => {
    const rng = quick(1);
    for (const form of forms) {
      for (let i = 0; i < 50; i += 1) {
        for (const miss of nearMisses(form, sample(form, rng))) {
          expect(misfit(form, miss), JSON.stringify(miss)?.slice(0, 200)).toBeDefined();
        }
      }
    }
  });

  it('miss in every way a form can be missed', () => {
    const rng = quick(2);
    const keys = forms.flatMap((form) =>
      nearMisses(form, sample(form, rng)).map((miss) => misfit(form, miss)?.key),
    );
    expect([...new Set(keys)].sort()).toEqual([
      'answer.amount',
      'answer.apart',
      'answer.count',
      'answer.extra',
      'answer.malformed',
      'answer.missing',
      'answer.option',
      'answer.text',
      'answer.twice',
      'answer.way',
    ]);
  });
});

describe('a history told again', () => {
  const setup = { seats: 8, seed };
  const sitting = new Sitting(owls, setup);
  playRandomly(sitting.match, quick(11), { rights: 10, wavers: 5, undoes: 6, handsOver: 2, proxies: 20 });
  const played = { setup, inputs: sitting.match.inputs };
  const until = played.inputs.length;

  it('in the same world is the same history', () => {
    expect(retell(owls, played, { chair: 0, setup, until, rng: quick(1) })).toEqual({ ...played, until });
  });

  it('has a part in it that is no longer than asked for', () => {
    const world = retell(owls, played, { chair: 0, setup, until: 9, rng: quick(1) });
    expect(world).toEqual({ setup, inputs: played.inputs.slice(0, 9), until: 9 });
  });

  it('where others keep silent keeps all that the chair knows of, and goes back to the same points', () => {
    let undone = 0;
    for (let number = 0; number < 40; number += 1) {
      const { match } = new Sitting(owls, setup);
      playRandomly(match, quick(number), { undoes: 5, rights: 5 }, 20);
      const world = retell(
        owls,
        { setup, inputs: match.inputs },
        {
          chair: 0,
          setup,
          until: match.inputs.length,
          rng: quick(1),
          says: (_, topic, given) => (topic === 'owls.choose' ? undefined : given),
        },
      );
      if (world === undefined || world.inputs.length === world.until) continue;
      const seen = (inputs: readonly Input[]) =>
        inputs.filter((input) => isSeenBy(0, input)).map((input) => ('undo' in input ? 'undo' : input));
      expect(seen(world.inputs)).toEqual(seen(match.inputs.slice(0, world.until)));
      undone += world.inputs.filter((input) => 'undo' in input).length;
    }
    expect(undone).toBeGreaterThan(3);
  });

  it('breaks off where the other world refuses what the chair did', () => {
    const cards = ['villager', 'villager', 'villager', 'owl', 'owl', 'seer', 'hunter', 'miller'] as const;
    const night = new Sitting(owls, { ...setup, deal: { cards: [...cards] } });
    night.answer(3, 'owls.choose', { do: 'take', player: [0] });
    const swapped = [cards[3], ...cards.slice(1, 3), cards[0], ...cards.slice(4)];
    const world = retell(
      owls,
      { setup: { ...setup, deal: { cards } }, inputs: night.match.inputs },
      { chair: 3, setup: { ...setup, deal: { cards: swapped } }, until: 1, rng: quick(1) },
    );
    expect(world?.until).toBe(1);
    expect(world?.inputs).toEqual(night.match.inputs);
  });

  it('carries an act over to the one who holds the card there', () => {
    const cards = ['villager', 'villager', 'villager', 'owl', 'owl', 'seer', 'hunter', 'miller'] as const;
    const night = new Sitting(owls, { ...setup, deal: { cards: [...cards] } });
    night.answer(3, 'owls.choose', { do: 'take', player: [1] });
    const swapped = [cards[3], ...cards.slice(1, 3), cards[0], ...cards.slice(4)];
    const world = retell(
      owls,
      { setup: { ...setup, deal: { cards } }, inputs: night.match.inputs },
      {
        chair: 5,
        setup: { ...setup, deal: { cards: swapped } },
        until: 1,
        rng: quick(1),
        as: (seat) => (seat === 3 ? 0 : seat),
      },
    );
    expect(world?.inputs).toEqual([{ by: 0, prompt: 1, answer: { do: 'take', player: [1] } }]);
  });
});
