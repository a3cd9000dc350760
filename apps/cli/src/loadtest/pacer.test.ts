import { afterEach, expect, it, vi } from 'vitest';
import { Pacer } from './pacer.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('lets so many be said a second, whoever has waited longest first, and nothing is caught up with', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  const said: number[] = [];
  const pacer = new Pacer(1000);
  for (let i = 0; i < 500; i += 1)
    pacer.wait(() => {
      said.push(i);
      return 2;
    });
  vi.advanceTimersByTime(100);
  expect(said).toEqual(Array.from({ length: 50 }, (_, i) => i));
  // The machine stood still.
  vi.setSystemTime(Date.now() + 60_000);
  vi.advanceTimersByTime(100);
  expect(said.length).toBeLessThanOrEqual(110);
  pacer.stop();
  vi.advanceTimersByTime(1000);
  expect(said.length).toBeLessThanOrEqual(110);
});
