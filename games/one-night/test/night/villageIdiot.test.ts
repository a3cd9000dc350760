import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

const table = () =>
  deal({ Ana: 'seer', Bob: 'village-idiot', Cyd: 'sentinel', Dan: 'werewolf', Eve: 'hunter' }, [
    'robber',
    'minion',
    'tanner',
  ]);

describe('the Village Idiot', () => {
  it('village-idiot: may shift all others’ cards one place to the left or to the right', () => {
    const t = table().until('village-idiot');
    expect(t.offers('Bob')).toEqual({ left: [], right: [], pass: [] });
    t.answers('Bob', 'left');
    expect(t.told('Bob')).toEqual(['shiftedCards Ana+Cyd+Dan+Eve left']);
    expect(t.cards).toMatch(/^hunter village-idiot seer sentinel werewolf /);
  });

  it('R50: left is clockwise, right the other way round, past his own card', () => {
    expect(table().until('village-idiot').answers('Bob', 'right').cards).toMatch(
      /^sentinel village-idiot werewolf hunter seer /,
    );
  });

  it('R50: a shielded card stays where it is, the others move past it', () => {
    const t = table().until('sentinel').answers('Cyd', 'shield', 'Dan').until('village-idiot');
    expect(t.answers('Bob', 'left').cards).toMatch(/^hunter village-idiot seer werewolf sentinel /);
  });

  it('R40: with fewer than two cards to move nothing is asked, and it shows no thumb', () => {
    const t = deal({ Ana: 'seer', Bob: 'village-idiot', Cyd: 'sentinel' }, ['aura-seer', 'minion', 'tanner']);
    t.until('sentinel').answers('Cyd', 'shield', 'Ana').until('village-idiot');
    expect(t.asked('Bob')).toBeNull();
    expect(t.timeUp().state.acted).toEqual([false, false, false]);
  });

  it('R66: passing or out of time, nothing moves', () => {
    const cards = 'seer village-idiot sentinel werewolf hunter robber minion tanner';
    expect(table().until('village-idiot').answers('Bob', 'pass').cards).toBe(cards);
    expect(table().until('village-idiot').timeUp().cards).toBe(cards);
  });
});
