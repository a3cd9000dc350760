import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

describe('the Bodyguard', () => {
  it('bodyguard: is never called; the player he points at cannot die', () => {
    const t = deal({ Ana: 'bodyguard', Bob: 'seer', Cyd: 'werewolf', Dan: 'robber' }, [
      'hunter',
      'minion',
      'tanner',
    ]);
    expect(t.until('day').notes('Ana')).toEqual(['wereDealt bodyguard']);
    expect(t.votes({ Ana: 'Bob', Bob: 'Cyd', Cyd: 'Bob', Dan: 'Bob' }).dead).toEqual([]);
  });

  it('bodyguard: bitten, he is of the Clan and guards all the same', () => {
    const t = deal({ Ana: 'bodyguard', Bob: 'seer', Cyd: 'vampire', Dan: 'robber' }, [
      'hunter',
      'minion',
      'tanner',
    ]);
    t.until('vampires').answers('Cyd', 'bite', 'Ana');
    const end = t.votes({ Ana: 'Cyd', Bob: 'Cyd', Cyd: 'Dan', Dan: 'Cyd' });
    expect(end).toEqual({ dead: [], teams: ['vampire'], winners: ['Ana', 'Cyd'] });
  });
});
