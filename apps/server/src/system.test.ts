import { afterEach, describe, expect, it, vi } from 'vitest';
import { systemClock } from './system.ts';

afterEach(() => vi.restoreAllMocks());

describe('the house’s clock', () => {
  it.each([-3_600_000, 3_600_000])('goes on as it went when somebody sets the wall clock by %i ms', (by) => {
    const before = systemClock.now();
    const wall = Date.now();
    vi.spyOn(Date, 'now').mockReturnValue(wall + by);
    expect(Math.abs(systemClock.now() - before)).toBeLessThan(Math.abs(by) / 2);
    expect(Number.isInteger(systemClock.now())).toBe(true);
  });
});
