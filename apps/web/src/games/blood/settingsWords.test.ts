import { endsAt } from '@veillee/blood';
import { describe, expect, it } from 'vitest';
import { settingsWords } from './settingsWords.ts';

describe('what the end by deaths changes', () => {
  it('B9: is shorter than by survivors, but at a table of four the same', () => {
    for (const [lang, shorter, same] of [
      ['fr', /^Plus courte/, /^Pareil à quatre/],
      ['en', /^Shorter/, /^The same with four/],
    ] as const)
      for (let players = 4; players <= 9; players += 1) {
        const says = settingsWords[lang].threshold.deaths(
          endsAt('deaths', players),
          endsAt('survivors', players),
        );
        expect(says).toMatch(players === 4 ? same : shorter);
      }
  });
});
