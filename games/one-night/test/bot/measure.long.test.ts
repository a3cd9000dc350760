import { levels } from '@veillee/bots';
import { describe, expect, it } from 'vitest';
import { type Cell, measured } from './measure.ts';

/*
 * The same evenings for all, from the same seeds: what comes of them never changes but with the bots themselves. The
 * whole tables, with their intervals, are `npm run bots`.
 */

const table = { players: 5, options: { scenario: 'nuit-tombante' }, games: 120, from: 1 } as const;
const village = (cell: Pick<Cell, 'village' | 'others'>): number =>
  measured({ ...table, ...cell }).villageWins;

describe('among bots', () => {
  it('each level of the village wins more often than the one below, against the same opponents', () => {
    const [candid = 0, skilled = 0, sly = 0] = levels.map((level) =>
      village({ village: level, others: 'skilled' }),
    );
    expect(skilled).toBeGreaterThan(candid);
    expect(sly).toBeGreaterThanOrEqual(skilled);
  });

  it('each level of the others leaves the village fewer evenings than the one below', () => {
    const [candid = 0, skilled = 0, sly = 0] = levels.map((level) =>
      village({ village: 'skilled', others: level }),
    );
    expect(skilled).toBeLessThan(candid);
    expect(sly).toBeLessThanOrEqual(skilled);
  });

  it('who is a monster is believed better than by whoever says the same of everybody', () => {
    for (const level of ['skilled', 'sly'] as const) {
      const { brier, base } = measured({ ...table, games: 50, village: level, others: level, weighed: true });
      expect(brier).toBeLessThan(base);
    }
  });
});
