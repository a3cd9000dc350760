import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

describe('the Masons', () => {
  it('mason: the two see each other', () => {
    const t = deal({ Ana: 'mason', Bob: 'seer', Cyd: 'mason' }, ['robber', 'hunter', 'tanner']).until(
      'mason',
    );
    expect([t.awake, t.told('Ana'), t.told('Cyd')]).toEqual([
      ['Ana', 'Cyd'],
      ['metMasons Cyd'],
      ['metMasons Ana'],
    ]);
    expect([t.asked('Ana'), t.told('Bob')]).toEqual([null, []]);
  });

  it('mason: alone he learns that he sees nobody, the other card being in the centre', () => {
    const t = deal({ Ana: 'mason', Bob: 'seer', Cyd: 'hunter' }, ['mason', 'robber', 'tanner']);
    expect(t.until('mason').told('Ana')).toEqual(['metMasons nobody']);
  });

  it('mason: or its holder feared', () => {
    const t = deal({ Ana: 'mason', Bob: 'mason', Cyd: 'count', Dan: 'seer' }, ['robber', 'hunter', 'tanner']);
    t.until('vampires').answers('Cyd', 'bite', 'Dan').until('count').answers('Cyd', 'frighten', 'Bob');
    t.until('mason');
    expect([t.told('Ana'), t.told('Bob')]).toEqual([['metMasons nobody'], []]);
  });

  it('R69: Masons recognise each other by the card dealt or copied, bitten or not', () => {
    const t = deal({ Ana: 'mason', Bob: 'copycat', Cyd: 'vampire' }, ['mason', 'hunter', 'tanner']);
    t.until('copycat').answers('Bob', 'copy', 'c1').until('vampires').answers('Cyd', 'bite', 'Ana');
    expect(t.until('mason').told('Bob')).toEqual(['metMasons Ana']);
  });
});
