import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

const table = () => deal({ Ana: 'instigator', Bob: 'vampire', Cyd: 'seer' }, ['priest', 'master', 'thing']);

describe('the Instigator', () => {
  it('instigator: may give the Traitor mark to any player', () => {
    const t = table().until('vampires').answers('Bob', 'bite', 'Ana').until('instigator');
    t.answers('Ana', 'corrupt', 'Cyd');
    expect(t.told('Ana')).toEqual(['gaveMark Cyd traitor']);
    expect([t.mark('Cyd'), t.board('traitor'), t.told('Cyd')]).toEqual(['traitor', 'clarity', []]);
  });

  it('R5: herself included, and nobody at all if she likes', () => {
    const t = table().until('instigator');
    expect(t.offers('Ana')).toEqual({ corrupt: ['Ana', 'Bob', 'Cyd'], pass: [] });
    t.answers('Ana', 'pass');
    expect([t.told('Ana'), t.board('traitor')]).toEqual([['passed'], 'traitor']);
  });

  it('R66: out of time, she corrupts nobody', () => {
    expect(table().until('instigator').timeUp().board('traitor')).toBe('traitor');
  });

  it('instigator: the Traitor wins if and only if another of his team dies', () => {
    const t = deal({ Ana: 'instigator', Bob: 'vampire', Cyd: 'seer', Dan: 'robber' }, [
      'priest',
      'master',
      'thing',
    ]);
    t.until('vampires').answers('Bob', 'bite', 'Dan').until('instigator').answers('Ana', 'corrupt', 'Bob');
    const end = t.votes({ Ana: 'Dan', Bob: 'Dan', Cyd: 'Dan', Dan: 'Ana' });
    expect(end).toEqual({ dead: ['Dan'], teams: ['village'], winners: ['Ana', 'Bob', 'Cyd'] });
  });
});
