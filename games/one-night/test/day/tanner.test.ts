import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

describe('the Tanner', () => {
  it('tanner: is never called; he wins only if he dies, and denies the monsters', () => {
    const table = () => deal({ Ana: 'tanner', Bob: 'werewolf', Cyd: 'seer' }, ['robber', 'minion', 'hunter']);
    expect(table().until('day').notes('Ana')).toEqual(['wereDealt tanner']);
    const died = table().votes({ Ana: 'Bob', Bob: 'Ana', Cyd: 'Ana' });
    expect(died).toEqual({ dead: ['Ana'], teams: [], winners: ['Ana'] });
    const lived = table().votes({ Ana: 'Bob', Bob: 'Ana', Cyd: 'Bob' });
    expect(lived).toEqual({ dead: ['Bob'], teams: ['village'], winners: ['Cyd'] });
  });

  it('tanner: bitten, he is a Vampire and nothing else', () => {
    const t = deal({ Ana: 'tanner', Bob: 'vampire', Cyd: 'seer' }, ['robber', 'minion', 'hunter']);
    t.until('vampires').answers('Bob', 'bite', 'Ana');
    const end = t.votes({ Ana: 'Cyd', Bob: 'Ana', Cyd: 'Ana' });
    expect(end).toEqual({ dead: ['Ana'], teams: ['village'], winners: ['Cyd'] });
  });
});
