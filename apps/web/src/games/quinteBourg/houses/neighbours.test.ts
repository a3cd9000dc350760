import { describe, expect, it } from 'vitest';
import { housesBetween, neighboursIn } from './neighbours.ts';

const circle = [4, 0, 7, 2, 5];

describe('houses beside each other', () => {
  it('are the two next in the ring, also across its end, and one where there are but two', () => {
    expect(neighboursIn(circle, 0)).toEqual([4, 7]);
    expect(neighboursIn(circle, 4)).toEqual([5, 0]);
    expect(neighboursIn([3, 1], 1)).toEqual([3]);
    expect(neighboursIn(circle, 9)).toEqual([]);
  });

  it('are so far from each other as the shorter way round is long', () => {
    expect(housesBetween(circle, 4, 5)).toBe(1);
    expect(housesBetween(circle, 4, 7)).toBe(2);
    expect(housesBetween(circle, 4, 9)).toBe(null);
  });
});
