import { langs, quick } from '@veillee/kernel';
import { isRole, roleIds, saidAloud } from '@veillee/one-night';
import { describe, expect, it } from 'vitest';
import { randomDeal, randomTable } from '../../../../games/one-night/test/reference/setups.ts';
import { narratorWords } from '../words/narrator.ts';
import { captionOf, pieceAt } from './caption.ts';

describe('what stands on the screen while it is said', () => {
  it('begins with a few words that two metres can read, and leaves nothing out', () => {
    const rng = quick(3);
    expect(roleIds.length).toBeGreaterThan(40);
    for (let i = 0; i < 120; i += 1) {
      const deck = randomDeal(randomTable(rng), rng).cards.filter(isRole);
      for (const lang of langs)
        for (const { say } of saidAloud({ deck, gremlinSelf: false }, lang)) {
          const { head, rest } = captionOf(say, narratorWords[lang].breaths);
          expect(head.length, say).toBeGreaterThan(4);
          expect(head.length, say).toBeLessThanOrEqual(44);
          expect([head, ...rest].join(' ').replace(/\s+/g, ' ')).toBe(say.replace(/\s+/g, ' '));
        }
    }
  });

  it('names who is called, and breaks where one breathes', () => {
    const fr = narratorWords.fr.breaths;
    expect(captionOf('Copycat, ouvre les yeux et regarde une carte du centre. Te voilà.', fr)).toEqual({
      head: 'Copycat, ouvre les yeux',
      rest: ['et regarde une carte du centre.', 'Te voilà.'],
    });
    expect(captionOf('Le soleil descend derrière le village. Fermez les yeux.', fr).head).toBe(
      'Le soleil descend derrière le village.',
    );
  });

  it('what is being said follows the voice', () => {
    const caption = { head: 'aaaa', rest: ['bbbb', 'cc'] };
    expect([0, 0.39, 0.41, 0.79, 0.81, 1, 2].map((share) => pieceAt(caption, share))).toEqual([
      null,
      null,
      0,
      0,
      1,
      null,
      null,
    ]);
  });
});
