import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Postgres } from '../postgres/postgres.ts';
import { NodesSeries } from './nodesSeries.ts';

let postgres: Postgres;
const home = mkdtempSync(join(tmpdir(), 'veillee-nodes-'));
beforeAll(async () => {
  postgres = await Postgres.begin();
});
afterAll(async () => {
  await postgres.end();
  rmSync(home, { recursive: true, force: true });
});

describe('three nodes on one PostgreSQL, in the midst of the three games', () => {
  // `npm run faults` does the same for longer, and says what it has seen.
  it('have lost nothing that they acknowledged or showed, whatever befell them', async () => {
    const series = new NodesSeries(postgres, await postgres.database(), home, 1);
    const figures = await series.run(['kill', 'cut', 'stop', 'dark1', 'kill']);
    expect(figures.losses).toEqual([]);
    const { acknowledged, repeated, facts, lines, values } = figures;
    for (const seen of [repeated, facts, lines, values]) expect(seen).toBeGreaterThan(0);
    expect(acknowledged).toBeGreaterThan(100);
  });
});
