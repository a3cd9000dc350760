import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

const table = () =>
  deal({ Ana: 'marksman', Bob: 'vampire', Cyd: 'sentinel', Dan: 'seer' }, ['priest', 'gremlin', 'thing'])
    .until('vampires')
    .answers('Bob', 'bite', 'Dan');

describe('the Marksman', () => {
  it('marksman: may look at another’s card, then at the mark of a different player', () => {
    const t = table().until('marksman');
    expect(t.offers('Ana')).toEqual({ look: ['Bob', 'Cyd', 'Dan'], pass: [] });
    t.answers('Ana', 'look', 'Bob');
    expect(t.told('Ana')).toEqual(['sawCard Bob vampire']);
    expect(t.offers('Ana')).toEqual({ peek: ['Cyd', 'Dan'], pass: [] });
    t.answers('Ana', 'peek', 'Dan');
    expect(t.told('Ana')).toEqual(['sawCard Bob vampire', 'sawMark Dan vampire']);
    expect(t.asked('Ana')).toBeNull();
  });

  it('R43: the card first, known before the mark is chosen; either may be skipped', () => {
    const t = table().until('marksman').answers('Ana', 'pass');
    expect([t.asked('Ana'), t.offers('Ana')]).toEqual([
      'marksman.peek',
      { peek: ['Bob', 'Cyd', 'Dan'], pass: [] },
    ]);
    expect(t.answers('Ana', 'peek', 'Bob').told('Ana')).toEqual(['passed', 'sawMark Bob clarity']);
    const half = table().until('marksman').answers('Ana', 'look', 'Cyd').answers('Ana', 'pass');
    expect([half.told('Ana'), half.asked('Ana')]).toEqual([['sawCard Cyd sentinel', 'passed'], null]);
  });

  it('R43: other players only', () => {
    const t = table().until('marksman');
    expect(t.tries('Ana', 'look', 'Ana')).toBe('answer.option');
    expect(t.answers('Ana', 'pass').tries('Ana', 'peek', 'Ana')).toBe('answer.option');
  });

  it('G5: a shielded card is out of reach, that player’s mark is not', () => {
    const t = table().until('sentinel').answers('Cyd', 'shield', 'Dan').until('marksman');
    expect(t.offers('Ana')).toEqual({ look: ['Bob', 'Cyd'], pass: [] });
    expect(t.answers('Ana', 'look', 'Bob').answers('Ana', 'peek', 'Dan').told('Ana')).toContain(
      'sawMark Dan vampire',
    );
  });

  it('R66: out of time, a second look is left out, the first stands', () => {
    const t = table().until('marksman').answers('Ana', 'look', 'Bob').timeUp();
    expect(t.notes('Ana').slice(-3)).toEqual(['sawCard Bob vampire', 'wereLate', 'passed']);
    const idle = table().until('marksman').timeUp();
    expect(idle.notes('Ana').slice(-4)).toEqual(['wereLate', 'passed', 'wereLate', 'passed']);
  });
});
