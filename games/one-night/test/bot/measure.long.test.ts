import { describe, expect, it } from 'vitest';
import { type Cell, measured } from './measure.ts';

/*
 * A look at few evenings, the same for all and from the same seeds: what comes of them never changes but with the bots
 * themselves. Who beats whom, with intervals, is `npm run bots`.
 */

const table = {
  players: 5,
  options: { scenario: 'nuit-tombante' },
  games: 60,
  from: 1,
  side: 'village',
} as const;
const cell = (some: Pick<Cell, 'level' | 'others' | 'weighed'>) => measured({ ...table, ...some });

describe('among bots', () => {
  it('a village that is sly wins more often than a candid one, against the same others', () => {
    const [candid, sly] = (['candid', 'sly'] as const).map((level) => cell({ level, others: 'skilled' }).won);
    expect(sly).toBeGreaterThan(candid ?? 0);
  });

  it('who is a monster is believed better than by whoever says the same of everybody', () => {
    const { brier, base, reliability } = cell({ level: 'skilled', others: 'skilled', weighed: true });
    expect(brier).toBeLessThan(0.75 * base);
    const [least] = reliability;
    expect(least?.so).toBeLessThan(reliability.at(-1)?.so ?? 0);
  });
});
