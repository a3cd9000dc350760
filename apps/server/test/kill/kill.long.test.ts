import { describe, expect, it } from 'vitest';
import { killHouses } from './run.ts';

describe('a house killed without warning', () => {
  // `npm run kill` does the same for longer, and says what it has seen.
  it('80 times in the midst of the three games has lost nothing that it acknowledged or showed', async () => {
    const figures = await killHouses({ kills: 80, killsOfEach: 20, seed: 1 });
    expect(figures.losses).toEqual([]);
    expect(figures.kills).toBe(80);
    // And there was something to lose.
    const { acknowledged, repeated, matches, facts, lines, values, stories, moments } = figures;
    for (const seen of [repeated, matches, facts, lines, stories, moments]) expect(seen).toBeGreaterThan(0);
    expect(Math.min(acknowledged, values)).toBeGreaterThan(1000);
  });
});
