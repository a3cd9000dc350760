import { describe, expect, it } from 'vitest';
import { fieldOf, minutesIn, ownHours, tableHours, timeWords, usualNight } from './hours.ts';

describe('quiet hours', () => {
  it('are the host’s own on the page and UTC at the table, in any zone', () => {
    // Paris in summer is two hours ahead, New York in winter five behind, Auckland thirteen ahead.
    expect(tableHours(usualNight, -120)).toEqual({ from: 20 * 60, to: 6 * 60 });
    expect(tableHours(usualNight, 300)).toEqual({ from: 3 * 60, to: 13 * 60 });
    for (const behind of [-780, -330, 0, 210, 720])
      expect(ownHours(tableHours(usualNight, behind), behind)).toEqual(usualNight);
  });

  it('are said by the hour, with minutes where there are some', () => {
    expect(timeWords(22 * 60, 'fr')).toBe('22 h');
    expect(timeWords(8 * 60 + 30, 'fr')).toBe('8 h 30');
    expect(timeWords(8 * 60, 'en')).toBe('8 am');
  });

  it('are written as a field has them, and read once they are whole', () => {
    expect(fieldOf(485)).toBe('08:05');
    expect(minutesIn('08:05')).toBe(485);
    expect(minutesIn('')).toBeUndefined();
  });
});
