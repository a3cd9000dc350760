import { describe, expect, it } from 'vitest';
import type { RoleId } from '../../src/roles/index.ts';
import { deal } from '../table.ts';

/** Each of these is offered other players' cards; Dan's is shielded. */
const reaching: readonly (readonly [RoleId, string])[] = [
  ['alpha-wolf', 'turn'],
  ['mystic-wolf', 'look'],
  ['seer', 'player'],
  ['paranormal-investigator', 'look'],
  ['marksman', 'look'],
  ['robber', 'rob'],
  ['troublemaker', 'swap'],
  ['gremlin', 'cards'],
  ['revealer', 'reveal'],
  ['curator', 'place'],
];

describe('the shield', () => {
  it.each(reaching)('G5: keeps the %s off the card (%s)', (role, way) => {
    const t = deal({ Ana: role, Bob: 'sentinel', Cyd: 'hunter', Dan: 'prince' }, [
      'tanner',
      'thing',
      'priest',
    ]);
    t.until('sentinel').answers('Bob', 'shield', 'Dan').until(role);
    expect(t.offers('Ana')?.[way]).toEqual(['Bob', 'Cyd']);
  });

  it.each(reaching)('G5: a shielded %s acts on other cards all the same (%s)', (role, way) => {
    const t = deal({ Ana: role, Bob: 'sentinel', Cyd: 'hunter', Dan: 'prince' }, [
      'tanner',
      'thing',
      'priest',
    ]);
    t.until('sentinel').answers('Bob', 'shield', 'Ana').until(role);
    // The Robber's own card is what he would trade.
    if (role === 'robber') expect(t.offers('Ana')).toBeNull();
    else expect(t.offers('Ana')?.[way]).toEqual(['Bob', 'Cyd', 'Dan']);
  });

  it('G5: not even its owner may touch it', () => {
    for (const role of ['robber', 'drunk'] as const) {
      const t = deal({ Ana: role, Bob: 'sentinel', Cyd: 'hunter' }, ['tanner', 'thing', 'priest']);
      t.until('sentinel').answers('Bob', 'shield', 'Ana').until(role);
      expect([t.awake, t.asked('Ana')]).toEqual([['Ana'], null]);
    }
  });

  it('G5: the Gremlin who may choose himself may not choose his own shielded card', () => {
    const t = deal({ Ana: 'gremlin', Bob: 'sentinel', Cyd: 'hunter' }, ['tanner', 'thing', 'priest'], {
      options: { gremlinSelf: true },
    });
    t.until('sentinel').answers('Bob', 'shield', 'Ana').until('gremlin');
    expect(t.offers('Ana')).toEqual({ cards: ['Bob', 'Cyd'], marks: ['Ana', 'Bob', 'Cyd'], pass: [] });
  });

  it('R67: open eyes see the shield, closed ones do not; by day it is public', () => {
    const t = deal({ Ana: 'seer', Bob: 'sentinel', Cyd: 'hunter' }, ['tanner', 'thing', 'priest']);
    t.until('sentinel').answers('Bob', 'shield', 'Cyd').until('seer');
    expect(t.sees('Ana').view.table?.shield).toBe(2);
    expect([t.sees('Bob').view.table, t.sees('Cyd').view.table]).toEqual([null, null]);
    t.until('day');
    expect(t.sees('Cyd').view.table?.shield).toBe(2);
    expect(t.announced()).toContain('day.shield Cyd');
  });
});
