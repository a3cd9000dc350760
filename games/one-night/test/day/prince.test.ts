import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

describe('the Prince', () => {
  it('prince: is never called; neither vote nor shot kills him', () => {
    const t = deal({ Ana: 'prince', Bob: 'seer', Cyd: 'werewolf', Dan: 'robber' }, [
      'hunter',
      'minion',
      'tanner',
    ]);
    expect(t.until('day').notes('Ana')).toEqual(['wereDealt prince']);
    expect(t.votes({ Ana: 'Cyd', Bob: 'Ana', Cyd: 'Ana', Dan: 'Ana' }).dead).toEqual([]);
  });

  it('prince: love can', () => {
    const t = deal({ Ana: 'prince', Bob: 'cupid', Cyd: 'werewolf', Dan: 'robber' }, [
      'hunter',
      'minion',
      'tanner',
    ]);
    t.until('cupid').answers('Bob', 'unite', 'Ana', 'Cyd');
    expect(t.votes({ Ana: 'Cyd', Bob: 'Cyd', Cyd: 'Ana', Dan: 'Cyd' }).dead).toEqual(['Ana', 'Cyd']);
  });
});
