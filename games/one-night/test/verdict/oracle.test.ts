import { quick } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { judge } from '../../src/verdict/judge.ts';
import { oracle } from './oracle.ts';
import { randomTable } from './randomTable.ts';

const tables = 60_000;
const seed = 20_260_101;

describe('the verdict and an independent reading of sections E and F', () => {
  it(`agree on ${tables} random tables`, () => {
    const rng = quick(seed);
    const seen = new Map<string, number>();
    for (let i = 0; i < tables; i += 1) {
      const table = randomTable(rng);
      const { mode, tally, dead, teams, winners } = judge(table);
      const ours = JSON.stringify({ mode, tally, dead, teams, winners });
      const theirs = JSON.stringify(oracle(table));
      if (ours !== theirs)
        expect.fail(`seed ${seed}, table ${i}: ${ours} but ${theirs} of ${JSON.stringify(table)}`);
      const sort = `${mode} ${teams.join()}`;
      seen.set(sort, (seen.get(sort) ?? 0) + 1);
    }
    // Dull tables would prove little: every mode ends in every way it can, and often.
    expect(seen.size).toBe(11);
    expect(Math.min(...seen.values())).toBeGreaterThan(100);
  });
});
