import { describe, expect, it } from 'vitest';
import { interval } from './figures.ts';

describe('the 95 % interval of a win rate', () => {
  it.each([
    [{ played: 10, won: 5 }, 0.2366, 0.7634],
    [{ played: 100, won: 0 }, 0, 0.037],
    [{ played: 100, won: 100 }, 0.963, 1],
    [{ played: 1000, won: 333 }, 0.3045, 0.3628],
    [{ played: 0, won: 0 }, 0, 1],
  ])('of %j is Wilson’s', (share, low, high) => {
    const [from, to] = interval(share);
    expect(from).toBeCloseTo(low, 4);
    expect(to).toBeCloseTo(high, 4);
  });
});
