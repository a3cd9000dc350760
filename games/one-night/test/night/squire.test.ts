import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

const options = { extras: true };
const table = () =>
  deal(
    { Ana: 'squire', Bob: 'werewolf', Cyd: 'sentinel', Dan: 'dream-wolf', Eve: 'robber' },
    ['seer', 'hunter', 'tanner'],
    { options },
  );

describe('the Squire', () => {
  it('squire: sees the thumbs of the Werewolves and may look at their cards', () => {
    const t = table().until('squire');
    expect(t.told('Ana')).toEqual(['sawPack Bob+Dan']);
    expect(t.offers('Ana')).toEqual({ look: ['Bob', 'Dan'], pass: [] });
    t.answers('Ana', 'look', 'Bob', 'Dan');
    expect(t.told('Ana').slice(1)).toEqual(['sawCard Bob werewolf', 'sawCard Dan dream-wolf']);
  });

  it('R68: what he sees are the cards that lie there by now', () => {
    const t = table()
      .until('robber')
      .answers('Eve', 'rob', 'Bob')
      .until('squire')
      .answers('Ana', 'look', 'Bob');
    expect(t.told('Ana')).toEqual(['sawPack Bob+Dan', 'sawCard Bob robber']);
  });

  it('G5: not a shielded one', () => {
    const t = table().until('sentinel').answers('Cyd', 'shield', 'Bob').until('squire');
    expect([t.told('Ana'), t.offers('Ana')?.look]).toEqual([['sawPack Bob+Dan'], ['Dan']]);
  });

  it('R66: passing or out of time, he looks at none', () => {
    expect(table().until('squire').answers('Ana', 'pass').told('Ana')).toEqual(['sawPack Bob+Dan', 'passed']);
    expect(table().until('squire').timeUp().notes('Ana').at(-1)).toBe('passed');
  });

  it('squire: without Werewolves he sees nobody, is asked nothing, and wins like the Minion', () => {
    const t = deal({ Ana: 'squire', Bob: 'seer', Cyd: 'robber' }, ['werewolf', 'hunter', 'tanner'], {
      options,
    });
    t.until('squire');
    expect([t.told('Ana'), t.asked('Ana')]).toEqual([['sawPack nobody'], null]);
    expect(t.votes({ Ana: 'Bob', Cyd: 'Bob', Bob: 'Cyd' })).toMatchObject({
      dead: ['Bob'],
      winners: ['Ana'],
    });
  });
});
