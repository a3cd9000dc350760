import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

const table = () =>
  deal({ Ana: 'thing', Bob: 'seer', Cyd: 'robber', Dan: 'count' }, ['vampire', 'priest', 'gremlin']);

describe('the Thing', () => {
  it('thing: must tap a neighbour, who is told at once on which shoulder', () => {
    const t = table().until('thing');
    expect(t.offers('Ana')).toEqual({ tap: ['Bob', 'Dan'] });
    t.answers('Ana', 'tap', 'Bob');
    expect([t.told('Ana'), t.told('Bob'), t.told('Dan')]).toEqual([['tapped Bob'], ['wereTapped right'], []]);
  });

  it('R51: the shoulder is that of the side where the Thing sits', () => {
    expect(table().until('thing').answers('Ana', 'tap', 'Dan').told('Dan')).toEqual(['wereTapped left']);
  });

  it('R45: she must: no pass is offered, and out of time chance taps', () => {
    const t = table().until('thing');
    expect(t.tries('Ana', 'pass')).toBe('answer.way');
    t.timeUp();
    expect([...t.notes('Bob'), ...t.notes('Dan')].join()).toMatch(/wereTapped/);
  });

  it('thing: a feared sleeper feels the tap all the same', () => {
    const t = table().until('vampires').answers('Dan', 'bite', 'Cyd').until('count');
    t.answers('Dan', 'frighten', 'Bob').until('thing').answers('Ana', 'tap', 'Bob');
    expect(t.told('Bob')).toEqual(['wereTapped right']);
  });

  it('thing: taps no card and no mark', () => {
    const t = table().until('thing');
    const before = `${t.cards} ${t.marks}`;
    expect(`${t.answers('Ana', 'tap', 'Bob').cards} ${t.marks}`).toBe(before);
  });
});
