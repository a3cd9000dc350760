import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

const four = () =>
  deal({ Ana: 'count', Bob: 'seer', Cyd: 'vampire', Dan: 'robber', Eve: 'thing' }, [
    'gremlin',
    'priest',
    'pickpocket',
  ])
    .until('vampires')
    .answers('Ana', 'bite', 'Bob')
    .answers('Cyd', 'bite', 'Bob');

describe('the Count', () => {
  it('count: alone in his second call, he must frighten one who is no Vampire: neither mate nor bitten', () => {
    const t = four().until('count');
    expect(t.awake).toEqual(['Ana']);
    expect(t.offers('Ana')).toEqual({ frighten: ['Dan', 'Eve'] });
    t.answers('Ana', 'frighten', 'Dan');
    expect(t.told('Ana')).toEqual(['gaveMark Dan fear']);
    expect([t.mark('Dan'), t.board('fear')]).toEqual(['fear', 'clarity']);
  });

  it('C4: for the Count the bitten player is a Vampire already', () => {
    expect(four().until('count').tries('Ana', 'frighten', 'Bob')).toBe('answer.option');
  });

  it('R66: out of time, the Count frightens by chance', () => {
    const t = four().until('count').timeUp();
    expect([t.mark('Dan'), t.mark('Eve')].sort()).toEqual(['clarity', 'fear']);
  });

  it('R38: with no legal target nothing happens and Fear stays on the board', () => {
    const t = deal({ Ana: 'vampire', Bob: 'count', Cyd: 'priest' }, ['marksman', 'pickpocket', 'gremlin']);
    t.until('vampires').answers('Ana', 'bite', 'Cyd').answers('Bob', 'bite', 'Cyd').until('count');
    expect([t.awake, t.asked('Bob')]).toEqual([['Bob'], null]);
    expect(t.until('day').board('fear')).toBe('fear');
  });

  it('F-4: three players of Nuit tombante, both Vampires dealt: the Count has nobody to frighten', () => {
    const t = deal({ Ana: 'count', Bob: 'gremlin', Cyd: 'vampire' }, ['priest', 'marksman', 'pickpocket'], {
      options: { scenario: 'nuit-tombante', deck: null },
    });
    expect(t.until('count').offers('Ana')).toBeNull();
  });
});
