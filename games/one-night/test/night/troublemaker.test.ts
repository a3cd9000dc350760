import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

const table = () =>
  deal({ Ana: 'troublemaker', Bob: 'seer', Cyd: 'sentinel', Dan: 'werewolf' }, [
    'robber',
    'hunter',
    'tanner',
  ]);

describe('the Troublemaker', () => {
  it('troublemaker: may exchange the cards of two others, named together and unseen', () => {
    const t = table().until('troublemaker');
    expect(t.offers('Ana')).toEqual({ swap: ['Bob', 'Cyd', 'Dan'], pass: [] });
    expect(t.tries('Ana', 'swap', 'Bob')).toBe('answer.count');
    expect(t.tries('Ana', 'swap', 'Ana', 'Bob')).toBe('answer.option');
    t.answers('Ana', 'swap', 'Bob', 'Dan');
    expect([t.card('Bob'), t.card('Dan')]).toEqual(['werewolf', 'seer']);
    expect([t.told('Ana'), t.told('Bob'), t.told('Dan')]).toEqual([['swappedCards Bob+Dan'], [], []]);
  });

  it('G5: not a shielded card; with one card left there is nothing to exchange', () => {
    const t = table().until('sentinel').answers('Cyd', 'shield', 'Bob').until('troublemaker');
    expect(t.offers('Ana')).toEqual({ swap: ['Cyd', 'Dan'], pass: [] });
    const three = deal({ Ana: 'troublemaker', Bob: 'seer', Cyd: 'sentinel' }, ['robber', 'hunter', 'tanner']);
    three.until('sentinel').answers('Cyd', 'shield', 'Bob').until('troublemaker');
    expect([three.awake, three.asked('Ana')]).toEqual([['Ana'], null]);
  });

  it('R66: passing or out of time, the cards stay', () => {
    expect(table().until('troublemaker').answers('Ana', 'pass').told('Ana')).toEqual(['passed']);
    const t = table().until('troublemaker').timeUp();
    expect(t.cards).toBe('troublemaker seer sentinel werewolf robber hunter tanner');
  });
});
