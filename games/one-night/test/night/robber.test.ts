import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

const table = () => deal({ Ana: 'robber', Bob: 'seer', Cyd: 'sentinel' }, ['werewolf', 'hunter', 'tanner']);

describe('the Robber', () => {
  it('robber: may exchange his card with another’s and then looks at the new one', () => {
    const t = table().until('robber');
    expect(t.offers('Ana')).toEqual({ rob: ['Bob', 'Cyd'], pass: [] });
    t.answers('Ana', 'rob', 'Bob');
    expect(t.told('Ana')).toEqual(['swappedCards Ana+Bob', 'sawCard Ana seer']);
    expect([t.card('Ana'), t.card('Bob'), t.told('Bob')]).toEqual(['seer', 'robber', []]);
  });

  it('robber: no exchange, no look; out of time neither', () => {
    expect(table().until('robber').answers('Ana', 'pass').told('Ana')).toEqual(['passed']);
    const t = table().until('robber').timeUp();
    expect([t.card('Ana'), t.notes('Ana')]).toEqual(['robber', ['wereDealt robber', 'wereLate', 'passed']]);
  });

  it('robber: follows the new card without performing its call', () => {
    const t = deal({ Ana: 'robber', Bob: 'insomniac', Cyd: 'seer' }, ['werewolf', 'hunter', 'tanner']);
    t.until('robber').answers('Ana', 'rob', 'Bob').until('insomniac');
    expect([t.awake, t.told('Bob')]).toEqual([['Bob'], ['sawCard Bob robber']]);
  });

  it('G5: impossible if his own card or the other’s is shielded', () => {
    const theirs = table().until('sentinel').answers('Cyd', 'shield', 'Bob').until('robber');
    expect(theirs.offers('Ana')).toEqual({ rob: ['Cyd'], pass: [] });
    const own = table().until('sentinel').answers('Cyd', 'shield', 'Ana').until('robber');
    expect([own.awake, own.asked('Ana')]).toEqual([['Ana'], null]);
  });

  it('R68: hit by the alpha, he trades the Werewolf card on', () => {
    const t = deal({ Ana: 'robber', Bob: 'alpha-wolf', Cyd: 'seer' }, ['werewolf', 'hunter', 'tanner']);
    t.until('alpha-wolf').answers('Bob', 'turn', 'Ana').until('robber').answers('Ana', 'rob', 'Cyd');
    expect([t.card('Ana'), t.card('Cyd'), t.card('across')]).toEqual(['seer', 'werewolf', 'robber']);
  });

  it('R79: he is of the new card’s team, and whoever ends with the Robber card of the Village', () => {
    const t = deal({ Ana: 'robber', Bob: 'werewolf', Cyd: 'seer' }, ['minion', 'hunter', 'tanner']);
    t.until('robber').answers('Ana', 'rob', 'Bob');
    const end = t.votes({ Ana: 'Bob', Bob: 'Ana', Cyd: 'Ana' });
    expect(end).toEqual({ dead: ['Ana'], teams: ['village'], winners: ['Bob', 'Cyd'] });
  });
});
