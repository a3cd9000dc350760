import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

describe('the Master', () => {
  it('master: wakes and bites with the Vampires and has no other call', () => {
    const t = deal({ Ana: 'master', Bob: 'vampire', Cyd: 'thing' }, ['seer', 'gremlin', 'priest']);
    expect(t.until('vampires').awake).toEqual(['Ana', 'Bob']);
    expect(t.offers('Ana')).toEqual({ bite: ['Cyd'] });
    expect(t.calls().filter((call) => call === 'master')).toEqual([]);
  });

  it('master: a bitten player who points at him protects him, and the next in line dies', () => {
    const t = deal({ Ana: 'master', Bob: 'seer', Cyd: 'thing', Dan: 'pickpocket' }, [
      'vampire',
      'gremlin',
      'priest',
    ]);
    t.until('vampires').answers('Ana', 'bite', 'Bob');
    const end = t.votes({ Ana: 'Cyd', Bob: 'Ana', Cyd: 'Ana', Dan: 'Ana' });
    expect(end).toEqual({ dead: ['Cyd'], teams: ['vampire'], winners: ['Ana', 'Bob'] });
  });

  it('master: the protection goes with the card', () => {
    const t = deal({ Ana: 'master', Bob: 'vampire', Cyd: 'robber', Dan: 'thing' }, [
      'seer',
      'gremlin',
      'priest',
    ]);
    t.until('vampires').answers('Ana', 'bite', 'Dan').answers('Bob', 'bite', 'Dan');
    t.until('robber').answers('Cyd', 'rob', 'Ana');
    const end = t.votes({ Ana: 'Cyd', Bob: 'Cyd', Cyd: 'Ana', Dan: 'Cyd' });
    expect(end).toEqual({ dead: ['Ana'], teams: ['vampire'], winners: ['Bob', 'Cyd', 'Dan'] });
  });
});
