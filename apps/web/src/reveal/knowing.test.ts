import { spreadOver } from '@veillee/bots';
import { describe, expect, it, vi } from 'vitest';
import { type Looks, likeliest, looksFrom } from './knowing.ts';

const knew = {
  asked: { key: 'knew.asked' },
  moments: [{ key: 'a' }, { key: 'b' }, { key: 'c' }],
  truth: [true, false],
  byTable: true,
  look: (moment: number) => [moment / 10, null],
};

describe('who knew what', () => {
  it('is worked out moment by moment, and no further once somebody looks elsewhere', () => {
    vi.useFakeTimers();
    let looks: Looks = [];
    const stop = looksFrom(knew, 0, (now) => {
      looks = now;
    });
    vi.advanceTimersToNextTimer();
    vi.advanceTimersToNextTimer();
    expect(looks).toEqual([
      [0, null],
      [0.1, null],
    ]);
    stop();
    vi.runAllTimers();
    expect(looks).toHaveLength(2);
    looksFrom(knew, 0, (now) => {
      looks = now;
    });
    vi.runAllTimers();
    expect(looks).toHaveLength(3);
    vi.useRealTimers();
  });

  it('names the seat it looked likeliest of, where it was a question', () => {
    expect(likeliest([0.2, null, 0.7])).toBe(2);
    expect(likeliest([null, null])).toBeUndefined();
  });

  it('keeps the first and the last of many moments', () => {
    const spread = spreadOver(
      Array.from({ length: 40 }, (_, i) => i),
      12,
    );
    expect(spread).toHaveLength(12);
    expect([spread[0], spread.at(-1)]).toEqual([0, 39]);
  });
});
