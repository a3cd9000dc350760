import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

const table = () =>
  deal({ Ana: 'cursed', Bob: 'werewolf', Cyd: 'seer', Dan: 'robber' }, ['hunter', 'minion', 'tanner'], {
    options: { extras: true },
  });

describe('the Cursed', () => {
  it('cursed: is never called; a Werewolf’s finger makes him one, and his death the Village’s victory', () => {
    expect(table().until('day').notes('Ana')).toEqual(['wereDealt cursed']);
    const end = table().votes({ Ana: 'Dan', Bob: 'Ana', Cyd: 'Ana', Dan: 'Ana' });
    expect(end).toEqual({ dead: ['Ana'], teams: ['village'], winners: ['Cyd', 'Dan'] });
  });

  it('cursed: left alone by the pack he is a villager', () => {
    const end = table().votes({ Ana: 'Bob', Bob: 'Dan', Cyd: 'Ana', Dan: 'Ana' });
    expect(end).toEqual({ dead: ['Ana'], teams: ['werewolf'], winners: ['Bob'] });
  });
});
