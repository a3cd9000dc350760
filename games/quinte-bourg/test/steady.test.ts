import { begin, playRandomly, quick, snapshot, submit } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { quinteBourg } from '../src/index.ts';

/** The same rules, but every step asks anew after every answer. */
const { steps } = quinteBourg;
const askingAnew = {
  ...quinteBourg,
  steps: Object.fromEntries(
    Object.entries(steps).map(([type, { steady: _, ...rule }]) => [type, rule]),
  ) as unknown as typeof steps,
};

const habits = { rights: 6, dawdles: 3, wavers: 3, undoes: 1, handsOver: 1, proxies: 5 };

describe('a step that calls itself steady', () => {
  it('asks the others the same whatever one of them answers', () => {
    expect(Object.values(steps).some(({ steady }) => steady)).toBe(true);
    for (let seed = 0; seed < 12; seed += 1) {
      const setup = {
        seats: 6 + seed,
        seed: seed.toString(16).padStart(64, '0'),
        options: { voting: seed % 2 === 0 ? 'turn' : 'together', weeks: 2 },
      };
      const [match, anew] = [begin(quinteBourg, setup), begin(askingAnew, setup)];
      if (!match.ok || !anew.ok) throw new Error('the village is refused');
      playRandomly(match.value, quick(seed), habits, 4000, (input) => {
        expect(submit(anew.value, input)).toBeUndefined();
      });
      expect(snapshot(anew.value)).toBe(snapshot(match.value));
    }
  });
});
