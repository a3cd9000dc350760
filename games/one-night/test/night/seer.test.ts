import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

const table = () =>
  deal({ Ana: 'seer', Bob: 'werewolf', Cyd: 'sentinel' }, ['robber', 'hunter', 'alpha-wolf']);

describe('the Seer', () => {
  it('seer: may look at one other player’s card', () => {
    const t = table().until('seer').answers('Ana', 'player', 'Bob');
    expect([t.told('Ana'), t.told('Bob'), t.asked('Ana')]).toEqual([['sawCard Bob werewolf'], [], null]);
  });

  it('R63: or at exactly two different centre cards, named together', () => {
    const t = table().until('seer');
    expect(t.offers('Ana')).toEqual({
      player: ['Bob', 'Cyd'],
      centre: ['c1', 'c2', 'c3', 'across'],
      pass: [],
    });
    expect(t.tries('Ana', 'centre', 'c1')).toBe('answer.count');
    expect(t.tries('Ana', 'centre', 'c1', 'c1')).toBe('answer.twice');
    t.answers('Ana', 'centre', 'c1', 'across');
    expect(t.told('Ana')).toEqual(['sawCard c1 robber', 'sawCard across werewolf']);
  });

  it('G5: not at a shielded card; a shielded Seer looks all the same', () => {
    const theirs = table().until('sentinel').answers('Cyd', 'shield', 'Bob').until('seer');
    expect(theirs.offers('Ana')?.player).toEqual(['Cyd']);
    const own = table().until('sentinel').answers('Cyd', 'shield', 'Ana').until('seer');
    expect(own.offers('Ana')?.player).toEqual(['Bob', 'Cyd']);
  });

  it('R66: passing or out of time, she sees nothing', () => {
    expect(table().until('seer').answers('Ana', 'pass').told('Ana')).toEqual(['passed']);
    expect(table().until('seer').timeUp().notes('Ana')).toEqual(['wereDealt seer', 'wereLate', 'passed']);
  });

  it('R72: she sees the printed face, whatever the card carries', () => {
    const t = deal({ Ana: 'seer', Bob: 'copycat', Cyd: 'thing' }, ['vampire', 'hunter', 'priest']);
    t.until('copycat').answers('Bob', 'copy', 'c1').until('seer').answers('Ana', 'player', 'Bob');
    expect(t.told('Ana')).toEqual(['sawCard Bob copycat']);
  });
});
