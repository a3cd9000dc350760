import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

const table = () =>
  deal({ Ana: 'insomniac', Bob: 'robber', Cyd: 'sentinel' }, ['werewolf', 'hunter', 'count']);

describe('the Insomniac', () => {
  it('insomniac: must look at the card now in front of her', () => {
    const t = table().until('robber').answers('Bob', 'rob', 'Ana').until('insomniac');
    expect([t.told('Ana'), t.asked('Ana')]).toEqual([['sawCard Ana robber'], null]);
  });

  it('insomniac: reads her own name if nothing moved', () => {
    expect(table().until('insomniac').told('Ana')).toEqual(['sawCard Ana insomniac true']);
  });

  it('G5: shielded, she may not look', () => {
    const t = table().until('sentinel').answers('Cyd', 'shield', 'Ana').until('insomniac');
    expect(t.told('Ana')).toEqual(['wasShielded']);
  });

  it('G6: feared, she must not even though it is a must', () => {
    const t = deal({ Ana: 'insomniac', Bob: 'count', Cyd: 'seer' }, ['werewolf', 'hunter', 'thing']);
    t.until('vampires').answers('Bob', 'bite', 'Cyd').until('count').answers('Bob', 'frighten', 'Ana');
    expect(t.until('insomniac').told('Ana')).toEqual([]);
  });
});
