import { describe, expect, it } from 'vitest';
import { roleIds } from '../../src/index.ts';
import { puts } from '../../src/night/calls.ts';
import { sideBySide } from './beside.ts';
import { callsFor } from './calls.ts';

/** Random matches compared; each has about ten calls. */
const matches = 4000;

describe('the night beside an independent reading of the rules', () => {
  const seen = new Map<string, number>();

  it('asks, moves and tells exactly what the rule page says', () => {
    for (let seed = 1; seed <= matches; seed += 1) {
      try {
        sideBySide(seed, seen);
      } catch (error) {
        throw new Error(`match ${seed}: ${(error as Error).message}`);
      }
    }
    const calls = [...seen].filter(([what]) => what.startsWith('call ')).map(([, count]) => count);
    expect(calls.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(matches * 8);
  });

  it('has heard every call and every question', () => {
    const calls = callsFor(roleIds);
    for (const call of calls) expect([...seen.keys()]).toContain(`call ${call}`);
    // A role of one's own, of which the rule page says nothing, has its own test only.
    const asked = [...puts.values()].flatMap(({ topic, call }) => (calls.includes(call) ? [topic] : []));
    for (const topic of [...asked, 'deal.ready', 'day.enough', 'vote.point']) {
      expect(
        [...seen.keys()].filter((what) => what.startsWith(`${topic} `)),
        topic,
      ).not.toEqual([]);
    }
  });
});
