import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

const table = () =>
  deal({ Ana: 'apprentice-seer', Bob: 'werewolf', Cyd: 'hunter' }, ['robber', 'seer', 'tanner']);

describe('the Apprentice Seer', () => {
  it('apprentice-seer: may look at one centre card', () => {
    const t = table().until('apprentice-seer');
    expect(t.offers('Ana')).toEqual({ look: ['c1', 'c2', 'c3'], pass: [] });
    expect(t.tries('Ana', 'look', 'c1', 'c2')).toBe('answer.count');
    expect(t.answers('Ana', 'look', 'c3').told('Ana')).toEqual(['sawCard c3 tanner']);
  });

  it('R37: the fourth card is a full centre card', () => {
    const t = deal({ Ana: 'apprentice-seer', Bob: 'werewolf', Cyd: 'hunter' }, [
      'robber',
      'seer',
      'alpha-wolf',
    ]);
    t.until('apprentice-seer').answers('Ana', 'look', 'across');
    expect(t.told('Ana')).toEqual(['sawCard across werewolf']);
  });

  it('R66: passing or out of time, she sees nothing', () => {
    expect(table().until('apprentice-seer').answers('Ana', 'pass').told('Ana')).toEqual(['passed']);
    expect(table().until('apprentice-seer').timeUp().notes('Ana').at(-1)).toBe('passed');
  });
});
