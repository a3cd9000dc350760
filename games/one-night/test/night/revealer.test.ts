import { describe, expect, it } from 'vitest';
import type { RoleId } from '../../src/roles/index.ts';
import { deal } from '../table.ts';

const turningUp = (card: RoleId) =>
  deal({ Ana: 'revealer', Bob: card, Cyd: 'sentinel', Dan: 'hunter' }, ['robber', 'seer', 'thing']).until(
    'revealer',
  );

describe('the Revealer', () => {
  it('revealer: may turn up another player’s card, which stays face up for all to see by day', () => {
    const t = turningUp('insomniac');
    expect(t.offers('Ana')).toEqual({ reveal: ['Bob', 'Cyd', 'Dan'], pass: [] });
    t.answers('Ana', 'reveal', 'Bob');
    expect(t.told('Ana')).toEqual(['sawCard Bob insomniac', 'revealed Bob insomniac']);
    expect([t.told('Bob'), t.asked('Ana')]).toEqual([[], null]);
    t.until('day');
    expect(t.sees('Dan').view.table?.faceUp).toEqual([{ seat: 1, card: 'insomniac' }]);
  });

  it.each([
    'werewolf',
    'alpha-wolf',
    'mystic-wolf',
    'dream-wolf',
    'vampire',
    'master',
    'count',
    'tanner',
    'assassin',
  ] as const)('R42: the %s is turned down again and known to the Revealer alone', (card) => {
    const t = turningUp(card).answers('Ana', 'reveal', 'Bob');
    expect(t.told('Ana')).toEqual([`sawCard Bob ${card}`, 'turnedDown Bob']);
    expect(t.until('day').sees('Dan').view.table?.faceUp).toEqual([]);
    expect(t.announced().join()).not.toMatch('faceUp');
  });

  it.each([
    'renfield',
    'minion',
    'paranormal-investigator',
    'copycat',
    'apprentice-assassin',
    'villager',
  ] as const)('R42: the %s stays up', (card) => {
    const t = turningUp(card).answers('Ana', 'reveal', 'Bob').until('day');
    expect(t.announced()).toContain(`day.faceUp Bob ${card}`);
  });

  it('R42: a turned ghost hunter and a Copycat of a Werewolf stay up: the face decides (R72)', () => {
    const t = deal({ Ana: 'revealer', Bob: 'paranormal-investigator', Cyd: 'werewolf' }, [
      'robber',
      'seer',
      'tanner',
    ]);
    t.until('paranormal-investigator').answers('Bob', 'look', 'Cyd').until('revealer');
    expect(t.answers('Ana', 'reveal', 'Bob').told('Ana').at(-1)).toBe('revealed Bob paranormal-investigator');
    const copy = deal({ Ana: 'revealer', Bob: 'copycat', Cyd: 'thing' }, ['werewolf', 'seer', 'tanner']);
    copy.until('copycat').answers('Bob', 'copy', 'c1').until('revealer').answers('Ana', 'reveal', 'Bob');
    expect(copy.told('Ana').at(-1)).toBe('revealed Bob copycat');
  });

  it('R72: a blank Assassin from the centre is turned down by its face', () => {
    const t = deal({ Ana: 'revealer', Bob: 'witch', Cyd: 'thing' }, ['assassin', 'seer', 'tanner']);
    t.until('witch').answers('Bob', 'look', 'c1').answers('Bob', 'swap', 'Cyd').until('revealer');
    expect(t.answers('Ana', 'reveal', 'Cyd').told('Ana').at(-1)).toBe('turnedDown Cyd');
  });

  it('G5: not a shielded card', () => {
    const t = deal({ Ana: 'revealer', Bob: 'sentinel', Cyd: 'hunter' }, ['robber', 'seer', 'tanner']);
    t.until('sentinel').answers('Bob', 'shield', 'Cyd').until('revealer');
    expect(t.offers('Ana')).toEqual({ reveal: ['Bob'], pass: [] });
  });

  it('R66: passing or out of time, every card stays down', () => {
    expect(turningUp('insomniac').answers('Ana', 'pass').told('Ana')).toEqual(['passed']);
    expect(turningUp('insomniac').timeUp().state.faceUp).toEqual([]);
  });
});
