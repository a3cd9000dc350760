import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

const table = () =>
  deal({ Ana: 'drunk', Bob: 'robber', Cyd: 'sentinel' }, ['werewolf', 'hunter', 'alpha-wolf']);

describe('the Drunk', () => {
  it('drunk: must exchange his card for any centre card, the fourth included, and sees nothing', () => {
    const t = table().until('drunk');
    expect(t.offers('Ana')).toEqual({ take: ['c1', 'c2', 'c3', 'across'] });
    t.answers('Ana', 'take', 'c1');
    expect([t.card('Ana'), t.card('c1')]).toEqual(['werewolf', 'drunk']);
    expect(t.told('Ana')).toEqual(['swappedCards Ana+c1']);
  });

  it('R66: out of time, chance takes a card for him', () => {
    const t = table().until('drunk').timeUp();
    expect([t.card('Ana') === 'drunk', t.cards.includes('drunk')]).toEqual([false, true]);
  });

  it('G5: a shielded Drunk does nothing', () => {
    const t = table().until('sentinel').answers('Cyd', 'shield', 'Ana').until('drunk');
    expect([t.awake, t.asked('Ana')]).toEqual([['Ana'], null]);
    expect(t.timeUp().card('Ana')).toBe('drunk');
  });

  it('R68: a robbed Drunk lays the Robber card into the centre', () => {
    const t = table()
      .until('robber')
      .answers('Bob', 'rob', 'Ana')
      .until('drunk')
      .answers('Ana', 'take', 'c2');
    expect([t.card('Ana'), t.card('Bob'), t.card('c2')]).toEqual(['hunter', 'drunk', 'robber']);
  });

  it('R71: what he draws is a full card without a call: a drawn Hunter shoots', () => {
    const t = table().until('drunk').answers('Ana', 'take', 'c2');
    expect(t.votes({ Ana: 'Cyd', Bob: 'Ana', Cyd: 'Ana' }).dead).toEqual(['Ana', 'Cyd']);
  });
});
