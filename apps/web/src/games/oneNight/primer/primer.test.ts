import { afterEach, describe, expect, it } from 'vitest';
import type { Seen } from '../shown.ts';
import { primer, tipFor } from './primer.ts';

/** A seat's sight at a moment all know, with whatever it holds and is asked. */
function sight(phase: string, calls: number, own: object = {}, chair: unknown = 0): Seen {
  const facts = Array.from({ length: calls }, () => ({ key: 'night.called', to: 'all' }));
  return { chair, view: { phase, me: own }, facts, prompts: [own] } as unknown as Seen;
}

afterEach(() => primer.start());

describe('the first evening’s tips', () => {
  it('are the same for whoever acts and whoever sleeps', () => {
    for (let calls = 0; calls < 9; calls += 1)
      expect(tipFor(sight('night', calls, { dealt: 'seer' }))).toBe(
        tipFor(sight('night', calls, { dealt: 'villager' })),
      );
    expect(tipFor(sight('night', 1))).toBe('touch');
    expect(tipFor(sight('dusk', 4))).toBe('learn');
    expect(tipFor(sight('night', 6))).toBeNull();
  });

  it('come once, end for good at a word, and again when called for', () => {
    expect(tipFor(sight('day', 9))).toBe('tell');
    primer.pass('tell');
    expect(tipFor(sight('day', 9))).toBe('read');
    primer.stop();
    for (const phase of ['deal', 'night', 'day', 'vote']) expect(tipFor(sight(phase, 1))).toBeNull();
    expect(primer.isOn.value).toBe(false);
    primer.start();
    expect(tipFor(sight('vote', 9))).toBe('vote');
  });

  it('are not for whoever only watches', () => {
    expect(tipFor(sight('day', 9, {}, 'table'))).toBeNull();
  });
});
