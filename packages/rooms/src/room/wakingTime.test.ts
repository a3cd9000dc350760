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

it('the little that is left of a slow step does not run out in quiet hours either', () => {
  expect(afterWaking(night, noon + 10 * hour - 60_000, 20 * 60_000) - noon).toBe(20 * hour + 19 * 60_000);
  expect(wakingBetween(night, noon + 10 * hour - 60_000, noon + 10 * hour + 60_000)).toBe(60_000);
});

it('time that is out ends at the end of quiet hours, and without such hours all of it counts', () => {
  expect(afterWaking(night, noon + 11 * hour, 0) - noon).toBe(20 * hour + 1);
  expect(afterWaking(undefined, noon, 40 * hour) - noon).toBe(40 * hour);
});

it('what is left is found again, whatever the hours', () => {
  const rng = quick(5);
  for (let i = 0; i < 2000; i += 1) {
    const quiet = { from: rng.below(1440), to: rng.below(1440) };
    const at = noon + rng.below(dayLength);
    const time = 1 + rng.below(40 * hour);
    const end = afterWaking(quiet, at, time);
    expect(wakingBetween(quiet, at, end)).toBe(time);
    // It never ends in the midst of them.
    expect(awakeFrom(quiet, end - 1)).toBe(end - 1);
  }
});
