import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

const table = () =>
  deal({ Ana: 'pickpocket', Bob: 'vampire', Cyd: 'sentinel' }, ['priest', 'gremlin', 'thing'])
    .until('vampires')
    .answers('Bob', 'bite', 'Cyd');

describe('the Pickpocket', () => {
  it('pickpocket: may exchange marks with another player, then may look at the new one', () => {
    const t = table().until('pickpocket');
    expect(t.offers('Ana')).toEqual({ steal: ['Bob', 'Cyd'], pass: [] });
    t.answers('Ana', 'steal', 'Cyd');
    expect([t.told('Ana'), t.told('Cyd')]).toEqual([['swappedMarks Ana+Cyd'], []]);
    expect(t.offers('Ana')).toEqual({ peek: [], pass: [] });
    expect(t.answers('Ana', 'peek').told('Ana').at(-1)).toBe('sawMark Ana vampire');
    expect([t.mark('Ana'), t.mark('Cyd')]).toEqual(['vampire', 'clarity']);
  });

  it('R44: without an exchange there is no look', () => {
    const t = table().until('pickpocket').answers('Ana', 'pass');
    expect([t.asked('Ana'), t.told('Ana')]).toEqual([null, ['passed']]);
  });

  it('R44: he need not look', () => {
    const t = table().until('pickpocket').answers('Ana', 'steal', 'Cyd').answers('Ana', 'pass');
    expect(t.told('Ana')).toEqual(['swappedMarks Ana+Cyd', 'passed']);
  });

  it('R66: out of time he takes nothing; if he had, he does not look', () => {
    expect(table().until('pickpocket').timeUp().mark('Ana')).toBe('clarity');
    const t = table().until('pickpocket').answers('Ana', 'steal', 'Cyd').timeUp();
    expect([t.mark('Ana'), t.notes('Ana').at(-1)]).toEqual(['vampire', 'passed']);
  });

  it('G5: a shield does not guard marks, neither his own nor another’s', () => {
    const theirs = table().until('sentinel').answers('Cyd', 'shield', 'Bob').until('pickpocket');
    expect(theirs.offers('Ana')).toEqual({ steal: ['Bob', 'Cyd'], pass: [] });
    const own = table().until('sentinel').answers('Cyd', 'shield', 'Ana').until('pickpocket');
    expect(own.answers('Ana', 'steal', 'Cyd').mark('Ana')).toBe('vampire');
  });

  it('C3: a Pickpocket who takes the Vampire mark is a Vampire; the robbed one is none any more', () => {
    const t = table().until('pickpocket').answers('Ana', 'steal', 'Cyd').answers('Ana', 'peek');
    const end = t.votes({ Ana: 'Cyd', Bob: 'Cyd', Cyd: 'Ana' });
    expect(end).toEqual({ dead: ['Cyd'], teams: ['vampire'], winners: ['Ana', 'Bob'] });
  });
});
