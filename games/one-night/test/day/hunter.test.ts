import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

describe('the Hunter', () => {
  it('hunter: is never called; dying, he takes the player he points at along', () => {
    const t = deal({ Ana: 'hunter', Bob: 'werewolf', Cyd: 'seer' }, ['robber', 'minion', 'tanner']);
    expect(t.until('day').notes('Ana')).toEqual(['wereDealt hunter']);
    const end = t.votes({ Ana: 'Bob', Bob: 'Ana', Cyd: 'Ana' });
    expect(end).toEqual({ dead: ['Ana', 'Bob'], teams: ['village'], winners: ['Ana', 'Cyd'] });
  });

  it('hunter: the shot is that of whoever holds the card at the end', () => {
    const t = deal({ Ana: 'hunter', Bob: 'werewolf', Cyd: 'robber' }, ['seer', 'minion', 'tanner']);
    t.until('robber').answers('Cyd', 'rob', 'Ana');
    expect(t.votes({ Ana: 'Cyd', Bob: 'Cyd', Cyd: 'Bob' }).dead).toEqual(['Bob', 'Cyd']);
  });

  it('hunter: a protected target survives the shot', () => {
    const t = deal({ Ana: 'hunter', Bob: 'prince', Cyd: 'seer' }, ['robber', 'minion', 'tanner']);
    expect(t.votes({ Ana: 'Bob', Bob: 'Ana', Cyd: 'Ana' }).dead).toEqual(['Ana']);
  });
});
