import { obey } from '@veillee/kernel/laws';
import { describe, expect, it } from 'vitest';
import { leaks } from './leaks.ts';
import { subjectOf, withDeck } from './subject.ts';

/** Most leaks show within a few matches. */
const matches = 1500;

describe('the law of paired worlds catches', () => {
  it.each(leaks)('$what', ({ game, deck }) => {
    const subject = subjectOf(game);
    expect(() => obey(deck === undefined ? subject : withDeck(subject, deck), 'worlds', { matches })).toThrow(
      /"worlds" on seed .* can tell two worlds apart/,
    );
  });
});
