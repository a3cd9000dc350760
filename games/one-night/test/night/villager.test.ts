import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

describe('the Villager', () => {
  it('villager: is never called; up to three of them may be dealt', () => {
    const t = deal({ Ana: 'villager', Bob: 'villager', Cyd: 'villager' }, ['seer', 'werewolf', 'tanner']);
    expect(t.calls()).toEqual(['deal', 'werewolves', 'seer', 'day', 'vote']);
    expect(t.notes('Ana')).toEqual(['wereDealt villager']);
  });
});
