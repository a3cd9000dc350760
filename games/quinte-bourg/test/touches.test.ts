import { touchesIn } from '@veillee/gamekit';
import { begin, playRandomly, promptsOf, quick, see } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { lineIds, quinteBourg, touchesOf } from '../src/index.ts';

describe('what a sleeper may touch', () => {
  it('is what the called may touch: two where pairs are made, else one', () => {
    expect(lineIds.filter((line) => touchesOf(line) !== 1)).toEqual(['pairing']);
    expect(touchesOf('pairing')).toBe(2);
  });

  it('is never fewer than anybody is asked for at night', () => {
    const heard = new Set<string>();
    for (let seed = 1; seed <= 6; seed += 1) {
      const begun = begin(quinteBourg, { seats: 28, seed: String(seed).padStart(64, '0') });
      if (!begun.ok) throw new Error('a sound village is refused');
      const match = begun.value;
      playRandomly(match, quick(seed), {}, 20_000, () => {
        const { phase, line } = see(match, 'table').view;
        if (phase !== 'night' || line === null) return;
        for (let seat = 0; seat < 28; seat += 1)
          for (const { topic, form } of promptsOf(match, seat)) {
            heard.add(topic);
            expect(touchesOf(line), topic).toBeGreaterThanOrEqual(touchesIn(form, 'seat', 'house'));
          }
      });
    }
    expect(heard.size).toBeGreaterThan(15);
  });
});
