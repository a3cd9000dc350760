import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

const table = () => deal({ Ana: 'witch', Bob: 'seer', Cyd: 'sentinel' }, ['werewolf', 'hunter', 'tanner']);

describe('the Witch', () => {
  it('witch: may look at one centre card and must then exchange it with any player’s', () => {
    const t = table().until('witch');
    expect(t.offers('Ana')).toEqual({ look: ['c1', 'c2', 'c3'], pass: [] });
    t.answers('Ana', 'look', 'c1');
    expect(t.told('Ana')).toEqual(['sawCard c1 werewolf']);
    expect(t.offers('Ana')).toEqual({ swap: ['Ana', 'Bob', 'Cyd'] });
    t.answers('Ana', 'swap', 'Bob');
    expect([t.card('Bob'), t.card('c1')]).toEqual(['werewolf', 'seer']);
    expect([t.told('Ana').at(-1), t.told('Bob')]).toEqual(['swappedCards c1+Bob', []]);
  });

  it('R49: she sees the card before she chooses, and may keep it', () => {
    const t = table().until('witch').answers('Ana', 'look', 'c3').answers('Ana', 'swap', 'Ana');
    expect([t.card('Ana'), t.card('c3')]).toEqual(['tanner', 'witch']);
  });

  it('G5: she gives nothing to a shielded player, be it herself', () => {
    const theirs = table().until('sentinel').answers('Cyd', 'shield', 'Bob').until('witch');
    expect(theirs.answers('Ana', 'look', 'c1').offers('Ana')).toEqual({ swap: ['Ana', 'Cyd'] });
    const own = table().until('sentinel').answers('Cyd', 'shield', 'Ana').until('witch');
    expect(own.answers('Ana', 'look', 'c1').offers('Ana')).toEqual({ swap: ['Bob', 'Cyd'] });
  });

  it('R66: out of time she looks at nothing; if she had looked, chance exchanges', () => {
    const idle = table().until('witch').timeUp();
    expect([idle.cards, idle.notes('Ana').at(-1)]).toEqual([
      'witch seer sentinel werewolf hunter tanner',
      'passed',
    ]);
    const t = table().until('witch').answers('Ana', 'look', 'c1').timeUp();
    expect(t.card('c1')).not.toBe('werewolf');
  });

  it('R37: the card across can be looked at and given', () => {
    const t = deal({ Ana: 'witch', Bob: 'seer', Cyd: 'hunter' }, ['alpha-wolf', 'robber', 'tanner']);
    t.until('witch').answers('Ana', 'look', 'across').answers('Ana', 'swap', 'Cyd');
    expect([t.card('Cyd'), t.card('across')]).toEqual(['werewolf', 'hunter']);
  });
});
