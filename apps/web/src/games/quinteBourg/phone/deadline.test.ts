import { describe, expect, it } from 'vitest';
import { deadlineWords } from './deadline.ts';

const noon = new Date(2026, 5, 10, 12, 0);
const [minute, hour] = [60_000, 3_600_000];

describe('until when something waits', () => {
  it('is said in seconds, then minutes, while it is soon', () => {
    expect(deadlineWords(45_000, noon, 'fr')).toBe('encore 45\u00a0s'.replace('\u00a0', ' '));
    expect(deadlineWords(39.2 * minute, noon, 'fr')).toBe('encore 40 min');
  });

  it('is said by the hour on the same day, and with the day on another', () => {
    expect(deadlineWords(9 * hour, noon, 'fr')).toBe('jusqu’à 21 h');
    expect(deadlineWords(9.5 * hour, noon, 'fr')).toBe('jusqu’à 21 h 30');
    expect(deadlineWords(20 * hour, noon, 'en')).toBe('until tomorrow, 8 am');
    expect(deadlineWords(50 * hour, noon, 'fr')).toBe('jusqu’à vendredi, 14 h');
  });
});
