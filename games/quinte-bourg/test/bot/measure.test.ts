import { expect, it } from 'vitest';
import { measured } from './measure.ts';

it('a pack that reasons wins far more often than the one game in twenty-five that chance does', () => {
  const { wins, games } = measured({ players: 12, village: 'chance', pack: 'skilled', games: 10 });
  expect(wins.get('reptilians') ?? 0).toBeGreaterThan(games / 5);
});

it('villagers err less over who is of the pack than whoever only counts, and nothing drags', () => {
  const { brier, base, days } = measured({ players: 8, village: 'skilled', pack: 'skilled', games: 12 });
  expect(brier).toBeLessThan(base - 0.015);
  // A pack that names in vain whom it cannot reach would go on for weeks.
  expect(days.at(-1)).toBeLessThan(15);
});
