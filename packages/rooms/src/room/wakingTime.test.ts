import { quick } from '@veillee/kernel';
import { expect, it } from 'vitest';
import { afterWaking, awakeFrom, dayLength, wakingBetween } from './wakingTime.ts';

const hour = 3_600_000;
/** From ten in the evening until eight. */
const night = { from: 22 * 60, to: 8 * 60 };
const noon = 500 * dayLength + 12 * hour;

it('time is counted while people are awake', () => {
  expect(afterWaking(night, noon, 4 * hour) - noon).toBe(4 * hour);
  expect(afterWaking(night, noon, 10 * hour) - noon).toBe(10 * hour);
  expect(afterWaking(night, noon, 11 * hour) - noon).toBe(21 * hour);
  expect(afterWaking(night, noon + 11 * hour, 2 * hour) - noon).toBe(22 * hour);
  expect(afterWaking(night, noon - 9 * hour, 2 * hour) - noon).toBe(-2 * hour);
  expect(afterWaking(night, noon, 28 * hour) - noon).toBe(48 * hour);
});

it('a short step goes on through the night, and without quiet hours all do', () => {
  expect(afterWaking(night, noon + 11 * hour, 20_000) - noon).toBe(11 * hour + 20_000);
  expect(afterWaking(undefined, noon, 40 * hour) - noon).toBe(40 * hour);
});

it('what is left is found again, whatever the hours', () => {
  const rng = quick(5);
  for (let i = 0; i < 2000; i += 1) {
    const quiet = { from: rng.below(1440), to: rng.below(1440) };
    const at = noon + rng.below(dayLength);
    const time = hour + rng.below(40 * hour);
    const end = afterWaking(quiet, at, time);
    expect(wakingBetween(quiet, at, end)).toBe(time);
    // It never ends in the midst of them.
    expect(awakeFrom(quiet, end - 1)).toBe(end - 1);
  }
});
