import { playOut, type Style } from '@veillee/bots';
import { begin, quick, transcript } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { bot } from '../src/bot/index.ts';
import { oneNight } from '../src/index.ts';
import { knewOf } from '../src/knew.ts';

/** An evening among bots, told as if people had played it. */
function evening(scenario: string, seats: number) {
  const begun = begin(oneNight, { seats, seed: 'c'.repeat(64), options: { scenario } });
  if (!begun.ok) throw new Error(begun.error[0]?.key);
  const styles = Array.from({ length: seats }, (): Style => ({ level: 'candid', temper: 'even' }));
  playOut(begun.value, { policy: bot, styles, rng: quick(5) });
  const script = transcript(begun.value, 'table');
  if (!script.ok) throw new Error('there is no transcript');
  return script.value;
}

describe('who knew what', () => {
  it('is told of every chair, people too, from the morning to the vote, the same each time', () => {
    const script = evening('nuit-tombante', 4);
    const knew = knewOf(script);
    expect(knew.truth).toHaveLength(4);
    expect(knew.moments[0]).toEqual({ key: 'knew.dawn' });
    expect(knew.moments.at(-1)).toEqual({ key: 'knew.vote' });
    expect(knew.moments.length).toBeGreaterThan(2);
    expect(knew.moments.length).toBeLessThanOrEqual(12);
    const [first, last] = [0, knew.moments.length - 1];
    const again = knewOf(script);
    for (const by of [null, 0, 1, 2, 3]) {
      for (const moment of [first, last]) {
        const looked = knew.look(moment, by);
        expect(looked).toHaveLength(4);
        expect(looked.every((chance) => chance !== null && chance >= 0 && chance <= 1 + 1e-9)).toBe(true);
        expect(again.look(moment, by)).toEqual(looked);
      }
    }
    // A chair that was shown something knows more than one that was not: the two do not see the same.
    expect(knew.look(first, 0)).not.toEqual(knew.look(first, null));
    for (const { key } of [knew.asked, ...knew.moments])
      for (const text of Object.values(oneNight.text)) expect(text.words).toHaveProperty([key]);
  });

  it('is thought without stumbling where a card lies across the centre', () => {
    const knew = knewOf(evening('fete-d-halloween', 8));
    for (let moment = 0; moment < knew.moments.length; moment += 3)
      for (let by = 0; by < 8; by += 1) expect(knew.look(moment, by)).toHaveLength(8);
  });
});
