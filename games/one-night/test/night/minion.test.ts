import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

describe('the Minion', () => {
  it('minion: sees the thumbs of all Werewolves, who do not see him', () => {
    const t = deal({ Ana: 'minion', Bob: 'werewolf', Cyd: 'seer', Dan: 'mystic-wolf' }, [
      'robber',
      'hunter',
      'tanner',
    ]);
    expect(t.until('werewolves').told('Bob')).toEqual(['metPack Dan nobody']);
    t.until('minion');
    expect([t.awake, t.told('Ana'), t.told('Bob')]).toEqual([['Ana'], ['sawPack Bob+Dan'], []]);
    expect(t.asked('Ana')).toBeNull();
  });

  it('R34: feared, bitten, dreaming and copied wolves give him a thumb, too', () => {
    const t = deal(
      { Ana: 'minion', Bob: 'werewolf', Cyd: 'dream-wolf', Dan: 'copycat', Eve: 'count', Fay: 'werewolf' },
      ['mystic-wolf', 'hunter', 'tanner'],
    );
    t.until('copycat').answers('Dan', 'copy', 'c1').until('vampires').answers('Eve', 'bite', 'Bob');
    t.until('count').answers('Eve', 'frighten', 'Fay');
    expect(t.until('minion').told('Ana')).toEqual(['sawPack Bob+Cyd+Dan+Fay']);
  });

  it('minion: without Werewolves he sees nobody', () => {
    const t = deal({ Ana: 'minion', Bob: 'seer', Cyd: 'robber' }, ['werewolf', 'hunter', 'tanner']);
    expect(t.until('minion').told('Ana')).toEqual(['sawPack nobody']);
  });

  it('minion: is of the pack without being a Werewolf: his death does not hurt it', () => {
    const t = deal({ Ana: 'minion', Bob: 'werewolf', Cyd: 'seer' }, ['robber', 'hunter', 'tanner']);
    const end = t.votes({ Ana: 'Cyd', Bob: 'Ana', Cyd: 'Ana' });
    expect(end).toEqual({ dead: ['Ana'], teams: ['werewolf'], winners: ['Ana', 'Bob'] });
  });
});
