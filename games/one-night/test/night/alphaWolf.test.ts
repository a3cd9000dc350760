import { describe, expect, it } from 'vitest';
import { finalTable } from '../../src/index.ts';
import { deal } from '../table.ts';

const table = () =>
  deal({ Ana: 'alpha-wolf', Bob: 'werewolf', Cyd: 'sentinel', Dan: 'seer' }, [
    'robber',
    'dream-wolf',
    'tanner',
  ]);

describe('the Alpha Wolf', () => {
  it('alpha-wolf: must exchange the card across, blind, with that of one he has not seen as a wolf', () => {
    const t = table().until('alpha-wolf');
    expect([t.awake, t.offers('Ana')]).toEqual([['Ana'], { turn: ['Cyd', 'Dan'] }]);
    t.answers('Ana', 'turn', 'Dan');
    expect([t.card('Dan'), t.card('across')]).toEqual(['werewolf', 'seer']);
    expect([t.told('Ana'), t.told('Dan')]).toEqual([['swappedCards Dan+across'], []]);
  });

  it('R36: a dreamer’s thumb is a wolf seen; a feared wolf is not, and can be chosen', () => {
    const dreamer = deal({ Ana: 'alpha-wolf', Bob: 'dream-wolf', Cyd: 'seer' }, [
      'robber',
      'hunter',
      'tanner',
    ]);
    expect(dreamer.until('alpha-wolf').offers('Ana')).toEqual({ turn: ['Cyd'] });
    const feared = deal({ Ana: 'alpha-wolf', Bob: 'werewolf', Cyd: 'count', Dan: 'seer' }, [
      'robber',
      'hunter',
      'tanner',
    ]);
    feared.until('vampires').answers('Cyd', 'bite', 'Dan').until('count').answers('Cyd', 'frighten', 'Bob');
    expect(feared.until('alpha-wolf').offers('Ana')).toEqual({ turn: ['Bob', 'Cyd', 'Dan'] });
  });

  it('G5: a shielded card is no target', () => {
    const t = table().until('sentinel').answers('Cyd', 'shield', 'Dan').until('alpha-wolf');
    expect(t.offers('Ana')).toEqual({ turn: ['Cyd'] });
  });

  it('R66: out of time, chance chooses among his legal targets', () => {
    const t = table().until('alpha-wolf').timeUp();
    expect([t.card('Cyd'), t.card('Dan')]).toContain('werewolf');
    expect(['sentinel', 'seer']).toContain(t.card('across'));
  });

  it('R74: without a legal target the card across stays, and so it does if he is feared', () => {
    const pack = deal({ Ana: 'alpha-wolf', Bob: 'werewolf', Cyd: 'mystic-wolf' }, [
      'seer',
      'robber',
      'tanner',
    ]);
    pack.until('alpha-wolf');
    expect(pack.asked('Ana')).toBeNull();
    expect(pack.until('day').card('across')).toBe('werewolf');
    const feared = deal({ Ana: 'alpha-wolf', Bob: 'count', Cyd: 'seer' }, ['robber', 'hunter', 'tanner']);
    feared.until('vampires').answers('Bob', 'bite', 'Cyd').until('count').answers('Bob', 'frighten', 'Ana');
    expect(feared.until('alpha-wolf').awake).toEqual([]);
    expect(feared.until('day').card('across')).toBe('werewolf');
  });

  it('R74: the card across is a plain Werewolf, public in kind and on top of the players and three', () => {
    const t = table();
    expect(t.state.faces).toHaveLength(4 + 3 + 1);
    expect([t.card('across'), t.sees('Dan').view.centre]).toEqual(['werewolf', 4]);
    expect(t.sees('Dan').view.deck).toHaveLength(7);
  });

  it('R74: the card taken stays a centre card for all later calls', () => {
    const t = deal({ Ana: 'alpha-wolf', Bob: 'drunk', Cyd: 'apprentice-seer', Dan: 'hunter' }, [
      'robber',
      'seer',
      'tanner',
    ]);
    t.until('alpha-wolf').answers('Ana', 'turn', 'Dan').until('apprentice-seer');
    expect(t.answers('Cyd', 'look', 'across').told('Cyd')).toEqual(['sawCard across hunter']);
    expect(t.until('drunk').answers('Bob', 'take', 'across').card('Bob')).toBe('hunter');
    expect(finalTable(t.state).players[1]).toMatchObject({ card: 'hunter', fromCentre: false });
  });
});
