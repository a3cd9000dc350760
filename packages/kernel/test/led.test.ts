import { describe, expect, it } from 'vitest';
import {
  clockOf,
  ledgerOf,
  newsTold,
  passing,
  restore,
  see,
  snapshot,
  submit,
  undoPreview,
} from '../src/index.ts';
import { stateOf } from '../src/inside.ts';
import { Sitting } from './sitting.ts';
import { choice, noting, take, tinyGame } from './tinyGame.ts';

const read = tinyGame(
  {
    line: { ...noting, led: true, pace: () => ({ within: 1000 }) },
    ask: { ...noting, ask: () => [choice(0, [0, 1]), choice(1, [0, 1])] },
  },
  ['line', 'ask'],
);

describe('a line that is read aloud', () => {
  it('waits for the person who leads', () => {
    const sitting = new Sitting(read, { seats: 2, master: 'human' });
    expect(clockOf(sitting.match)).toEqual({ step: 1, pace: { within: 1000 }, led: true });
    expect(sitting.asked(0)).toEqual([]);
    sitting.timeUp();
    expect(sitting.asked(0)).toEqual(['choose']);
  });

  it('takes no time with the app, and nobody sees that it could', () => {
    const sitting = new Sitting(read, { seats: 2 });
    expect(stateOf(sitting.match).log).toEqual(['line ends']);
    expect(sitting.asked(0)).toEqual(['choose']);
  });

  it('goes on as soon as the app leads', () => {
    const sitting = new Sitting(read, { seats: 2, master: 'human' });
    sitting.take({ master: 'app' });
    expect(sitting.asked(0)).toEqual(['choose']);
  });
});

describe('news', () => {
  const told = tinyGame(
    {
      ask: {
        ...noting,
        pace: () => ({ lasts: 1000 }),
        ask: () => [choice(0, [0, 1])],
        answered: ({ announce, tell }) => {
          tell('all', 'known');
          announce('killed', { seat: 1 });
        },
      },
    },
    ['ask'],
  );

  it('is told to all as such, and counted', () => {
    const sitting = new Sitting(told, { seats: 2 });
    expect(newsTold(sitting.match)).toBe(0);
    sitting.answer(0, 'choose', take(1));
    expect(newsTold(sitting.match)).toBe(1);
    for (const chair of [0, 1, 'table', 'master'] as const)
      expect(see(sitting.match, chair).facts).toEqual([
        { key: 'known', to: 'all' },
        { key: 'killed', params: { seat: 1 }, to: 'all', news: true },
      ]);
  });

  it('is unsaid with the rest', () => {
    const sitting = new Sitting(told, { seats: 2 });
    sitting.answer(0, 'choose', take(1));
    sitting.undo(0);
    expect(newsTold(sitting.match)).toBe(0);
  });
});

const each = tinyGame(
  { ask: { ...noting, ask: () => [0, 1, 2].map((seat) => choice(seat, [0, 1])) }, end: noting },
  ['ask', 'end'],
);
const joint = tinyGame({ ask: { ...noting, ask: () => [choice([0, 1, 2], [0, 1], { ends: 'answered' })] } }, [
  'ask',
]);
const together = (seats: unknown, more: object = {}) => ({ seats, topic: 'choose', given: take(1), ...more });

describe('one answer for several seats', () => {
  it('is as one for each of them in turn, and one input', () => {
    const sitting = new Sitting(each, { seats: 3, master: 'human' });
    expect(sitting.try(together([2, 0]))).toBe('taken');
    expect(stateOf(sitting.match).log).toEqual(['2 takes 1', '0 takes 1']);
    expect(sitting.match.inputs).toHaveLength(1);
    sitting.undo(0);
    expect(stateOf(sitting.match).log).toEqual([]);
    expect(sitting.asked(2)).toEqual(['choose']);
  });

  it('settles a question put to them together once', () => {
    const sitting = new Sitting(joint, { seats: 3, master: 'human' });
    expect(sitting.try(together([0, 1, 2]))).toBe('taken');
    expect(sitting.match.over).toBe(true);
  });

  it('is refused whole where one of them is not asked, or the answer does not fit', () => {
    const sitting = new Sitting(each, { seats: 3, master: 'human' });
    sitting.answer(1, 'choose', take(0));
    const before = snapshot(sitting.match);
    expect(sitting.try(together([0, 1]))).toBe('prompt.closed');
    expect(sitting.try(together([0, 2], { given: take(7) }))).toBe('answer.option');
    expect(sitting.try(together([0, 2], { topic: 'other' }))).toBe('prompt.closed');
    expect(sitting.try(together([0, 0]))).toBe('chair.notYours');
    for (const seats of [[3], [-1], ['master'], [0.5], [null]])
      expect(sitting.try(together(seats))).toBe('chair.notYours');
    for (const seats of [[], null, 'all', {}]) expect(sitting.try(together(seats))).toBe('input.malformed');
    expect(sitting.try(together([0], { by: 0 }))).toBe('input.malformed');
    expect(sitting.try(together([0], { topic: 3 }))).toBe('input.malformed');
    expect(sitting.try(together([0], { given: null }))).toBe('answer.malformed');
    expect(snapshot(sitting.match)).toBe(before);
  });

  it('is a human master’s', () => {
    const sitting = new Sitting(each, { seats: 3 });
    expect(sitting.try(together([0]))).toBe('master.absent');
  });
});

describe('the ledger', () => {
  it('has the line, the step and the matter of each input, and only ever grows', () => {
    const sitting = new Sitting(each, { seats: 3, master: 'human' });
    sitting.answerFor(0, 'choose', take(1));
    sitting.take({ seats: [1], topic: 'choose', given: take(0), at: 5 });
    sitting.undo(1);
    sitting.answer(1, 'choose', take(1));
    const ask = { line: 1, step: 'ask', topic: 'choose' };
    expect(ledgerOf(sitting.match)).toMatchObject([
      { n: 0, ...ask, input: { by: 'master', for: 0 } },
      { n: 1, ...ask, input: { seats: [1], at: 5 } },
      { n: 2, line: 1, step: 'ask', topic: null, input: { undo: 1 } },
      { n: 3, ...ask, input: { by: 1 } },
    ]);
    expect(ledgerOf(sitting.match, 3).map(({ n }) => n)).toEqual([3]);
  });

  it('has what the question was worded by, whoever answers it', () => {
    const worded = [0, 1].map((seat) => ({ ...choice(seat, [0, 1]), params: { of: 2 } }));
    const offering = tinyGame({ ask: { ...noting, ask: () => worded } }, ['ask']);
    const sitting = new Sitting(offering, { seats: 2, master: 'human' });
    sitting.answerFor(0, 'choose', take(1));
    sitting.take({ seats: [1], topic: 'choose', given: take(0) });
    expect(ledgerOf(sitting.match).map(({ params }) => params)).toEqual([{ of: 2 }, { of: 2 }]);
  });

  it('is kept in a snapshot, and missing in those of former days', () => {
    const sitting = new Sitting(each, { seats: 3, master: 'human' });
    sitting.answerFor(0, 'choose', take(1));
    const text = snapshot(sitting.match);
    const again = restore(each, text);
    expect(again.ok && ledgerOf(again.value)).toEqual(ledgerOf(sitting.match));
    const { lines: _, ...old } = JSON.parse(text);
    const former = restore(each, JSON.stringify(old));
    if (!former.ok) throw new Error(former.error.key);
    expect(ledgerOf(former.value)).toMatchObject([{ n: 0, line: 0, step: '', topic: null }]);
    submit(former.value, { by: 1, prompt: 1, answer: passing });
    expect(ledgerOf(former.value)[1]).toMatchObject({ n: 1, line: 1 });
  });
});

describe('the preview of an undo', () => {
  const telling = tinyGame(
    {
      ask: {
        ...noting,
        ask: () => [choice(0, [0, 1]), choice(1, [0, 1])],
        answered: ({ tell }, _, { to }) => tell(to[0] ?? 'all', `told.${to[0]}`),
      },
    },
    ['ask', 'ask'],
  );

  it('says what would go, and to whom it was told, and changes nothing', () => {
    const sitting = new Sitting(telling, { seats: 2, master: 'human' });
    sitting.answer(0, 'choose', take(1));
    sitting.answer(1, 'choose', take(0));
    sitting.answer(0, 'choose', take(0));
    const before = snapshot(sitting.match);
    const preview = undoPreview(sitting.match, 1);
    expect(preview).toEqual({
      ok: true,
      value: {
        gone: [1, 2],
        back: [],
        unsaid: [
          { key: 'told.1', to: 'some', whom: 1 },
          { key: 'told.0', to: 'some', whom: 0 },
        ],
        said: [],
      },
    });
    expect(snapshot(sitting.match)).toBe(before);
    sitting.undo(1);
    expect(see(sitting.match, 'master').facts.map(({ key }) => key)).toEqual(['told.0', 'match.undone']);
  });

  it('knows what would be so again', () => {
    const sitting = new Sitting(telling, { seats: 2, master: 'human' });
    sitting.answer(0, 'choose', take(1));
    sitting.answer(1, 'choose', take(0));
    sitting.undo(0);
    const preview = undoPreview(sitting.match, 2);
    expect(preview.ok && preview.value).toMatchObject({ gone: [], back: [0, 1], unsaid: [] });
    expect(preview.ok && preview.value.said.map(({ key }) => key)).toEqual(['told.0', 'told.1']);
  });

  it('is refused where nothing was', () => {
    const sitting = new Sitting(telling, { seats: 2, master: 'human' });
    for (const to of [0, -1, 0.5, Number.NaN]) expect(undoPreview(sitting.match, to).ok).toBe(false);
  });
});
