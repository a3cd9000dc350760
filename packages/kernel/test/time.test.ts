import { describe, expect, it } from 'vitest';
import { clockOf, passing, type Question } from '../src/index.ts';
import { stateOf } from '../src/inside.ts';
import { Sitting } from './sitting.ts';
import { choice, noting, take, tinyGame } from './tinyGame.ts';

/** One step that puts these questions for a second at most. */
const asking = (...questions: Question[]) =>
  tinyGame({ ask: { ...noting, pace: () => ({ within: 1000 }), ask: () => questions } }, ['ask']);
const lasting = (...questions: Question[]) =>
  tinyGame({ ask: { ...noting, pace: () => ({ lasts: 1000 }), ask: () => questions } }, ['ask']);

describe('time', () => {
  it('that lasts is waited for, whoever has answered or has nothing to answer', () => {
    const sitting = new Sitting(lasting(choice(0, [1])), { seats: 2 });
    sitting.answer(0, 'choose', take(1));
    expect(sitting.match.over).toBe(false);
    expect(clockOf(sitting.match)).toEqual({ step: 1, pace: { lasts: 1000 } });
    sitting.timeUp();
    expect(sitting.match.over).toBe(true);
    const asleep = new Sitting(lasting(), { seats: 2 });
    expect(asleep.match.over).toBe(false);
  });

  it('that is only a limit ends with the last answer', () => {
    const sitting = new Sitting(asking(choice(0, [1])), { seats: 2 });
    sitting.answer(0, 'choose', take(1));
    expect(sitting.match.over).toBe(true);
  });

  it('of another step is refused, before and after', () => {
    const game = tinyGame({ a: { pace: () => ({ lasts: 1 }) }, b: { pace: () => ({ lasts: 2 }) } }, [
      'a',
      'b',
    ]);
    const sitting = new Sitting(game, { seats: 2 });
    expect(sitting.try({ elapsed: 2 })).toBe('time.stale');
    expect(sitting.try({ elapsed: 1 })).toBe('taken');
    expect(sitting.try({ elapsed: 1 })).toBe('time.stale');
    expect(sitting.try({ elapsed: 2 })).toBe('taken');
    expect(sitting.try({ elapsed: 3 })).toBe('match.over');
  });

  it('does not pass in a step without any', () => {
    const sitting = new Sitting(tinyGame({ ask: { ask: () => [choice(0, [1])] } }, ['ask']), { seats: 2 });
    expect(clockOf(sitting.match)).toBeNull();
    expect(sitting.try({ elapsed: 1 })).toBe('time.none');
  });

  it('settles follow-up questions too when it is up', () => {
    const follow = tinyGame(
      {
        ask: {
          ...noting,
          pace: () => ({ lasts: 1000 }),
          ask: (_, __, replies) => [
            choice(0, [1]),
            ...(replies.length > 0 ? [choice(0, [2], { topic: 'again' })] : []),
          ],
        },
      },
      ['ask'],
    );
    const sitting = new Sitting(follow, { seats: 3 });
    expect(sitting.asked(0)).toEqual(['choose']);
    sitting.timeUp();
    expect(stateOf(sitting.match).log).toEqual(['0 pass', '0 pass', 'ask ends']);
  });

  it('settles all that it ends at one moment: one answer’s effect takes no other away', () => {
    const game = tinyGame(
      {
        vote: {
          ...noting,
          pace: () => ({ within: 1000 }),
          ask: ({ log }) =>
            log.length > 0 ? [] : [0, 1, 2].map((seat) => choice(seat, [0, 1, 2], { ends: 'time' })),
        },
      },
      ['vote'],
    );
    const sitting = new Sitting(game, { seats: 3 });
    sitting.answer(0, 'choose', take(1));
    sitting.answer(2, 'choose', take(1));
    sitting.timeUp();
    expect(stateOf(sitting.match).log).toEqual(['0 takes 1', '1 pass', '2 takes 1', 'vote ends']);
  });

  it('goes on with what it settles after an interruption', () => {
    const game = tinyGame(
      {
        vote: {
          ...noting,
          pace: () => ({ within: 1000 }),
          ask: () => [0, 1].map((seat) => choice(seat, [0, 1, 2], { ends: 'time' })),
          answered(table, step, reply, replies) {
            noting.answered?.(table, step, reply, replies);
            if (reply.to[0] === 0) table.next({ type: 'pause' });
          },
        },
        pause: { ...noting, ask: () => [choice(2, [0])] },
      },
      ['vote'],
    );
    const sitting = new Sitting(game, { seats: 3 });
    sitting.answer(1, 'choose', take(2));
    sitting.timeUp();
    expect(sitting.asked(2)).toEqual(['choose']);
    sitting.answer(2, 'choose', passing);
    expect(stateOf(sitting.match).log).toEqual(['0 pass', '2 pass', 'pause ends', '1 takes 2', 'vote ends']);
  });

  it('tells the rules what hour it was, where the input says so', () => {
    const heard: (number | null)[] = [];
    const game = tinyGame(
      { ask: { ask: () => [choice(0, [1]), choice(1, [1])], answered: ({ at }) => heard.push(at) } },
      ['ask'],
    );
    const sitting = new Sitting(game, { seats: 2 });
    sitting.take({ by: 0, prompt: 1, answer: passing, at: 0 });
    for (const at of [-1, Number.NaN, Number.POSITIVE_INFINITY, '3', null]) {
      expect(sitting.try({ by: 1, prompt: 1, answer: passing, at })).toBe('input.malformed');
    }
    sitting.take({ by: 1, prompt: 1, answer: passing });
    expect(heard).toEqual([0, null]);
  });
});
