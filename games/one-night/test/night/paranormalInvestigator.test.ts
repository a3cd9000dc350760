import { describe, expect, it } from 'vitest';
import { finalTable } from '../../src/index.ts';
import type { RoleId } from '../../src/roles/index.ts';
import { deal } from '../table.ts';

const facing = (seen: RoleId, other: RoleId = 'hunter') =>
  deal({ Ana: 'paranormal-investigator', Bob: seen, Cyd: other, Dan: 'sentinel' }, [
    'seer',
    'priest',
    'thing',
  ]).until('paranormal-investigator');

describe('the Paranormal Investigator', () => {
  it('paranormal-investigator: may look at two other cards, one after the other', () => {
    const t = facing('robber');
    expect(t.offers('Ana')).toEqual({ look: ['Bob', 'Cyd', 'Dan'], pass: [] });
    expect(t.answers('Ana', 'look', 'Bob').told('Ana')).toEqual(['sawCard Bob robber']);
    expect([t.asked('Ana'), t.offers('Ana')]).toEqual([
      'paranormal-investigator.look-again',
      { look: ['Cyd', 'Dan'], pass: [] },
    ]);
    expect(t.answers('Ana', 'look', 'Cyd').told('Ana')).toEqual(['sawCard Bob robber', 'sawCard Cyd hunter']);
    expect(t.asked('Ana')).toBeNull();
  });

  it.each([
    ['werewolf', 'werewolf'],
    ['alpha-wolf', 'werewolf'],
    ['mystic-wolf', 'werewolf'],
    ['dream-wolf', 'werewolf'],
    ['vampire', 'vampire'],
    ['master', 'vampire'],
    ['count', 'vampire'],
    ['tanner', 'tanner'],
  ] as const)('R41: seeing the %s he must stop and becomes a plain %s', (seen, into) => {
    const t = facing(seen).answers('Ana', 'look', 'Bob');
    expect(t.told('Ana')).toEqual([`sawCard Bob ${seen}`, `turned ${into}`]);
    expect(t.asked('Ana')).toBeNull();
    expect(finalTable(t.state).players[0]).toMatchObject({ card: 'paranormal-investigator', turned: into });
  });

  it.each(['copycat', 'assassin', 'apprentice-assassin', 'renfield', 'minion'] as const)(
    'R41: seeing the %s nothing happens and he may go on',
    (seen) => {
      const t = facing(seen).answers('Ana', 'look', 'Bob');
      expect([t.told('Ana'), t.asked('Ana')]).toEqual([
        [`sawCard Bob ${seen}`],
        'paranormal-investigator.look-again',
      ]);
    },
  );

  it('R41: the second look can turn him as well', () => {
    const t = facing('robber', 'tanner').answers('Ana', 'look', 'Bob').answers('Ana', 'look', 'Cyd');
    expect(t.told('Ana').at(-1)).toBe('turned tanner');
    expect(t.votes({ Bob: 'Ana', Cyd: 'Ana', Dan: 'Ana', Ana: 'Bob' })).toMatchObject({
      dead: ['Ana'],
      winners: ['Ana'],
    });
  });

  it('R41: none, one or two looks; out of time he stops', () => {
    expect(facing('robber').answers('Ana', 'pass').asked('Ana')).toBeNull();
    expect(facing('robber').timeUp().notes('Ana').at(-1)).toBe('passed');
    const t = facing('robber').answers('Ana', 'look', 'Bob').timeUp();
    expect(t.notes('Ana').slice(-3)).toEqual(['sawCard Bob robber', 'wereLate', 'passed']);
  });

  it('R41: the new identity stays with the card he was dealt, though the alpha took it before', () => {
    const t = deal({ Ana: 'paranormal-investigator', Bob: 'alpha-wolf', Cyd: 'drunk' }, [
      'seer',
      'hunter',
      'tanner',
    ]);
    t.until('alpha-wolf').answers('Bob', 'turn', 'Ana').until('paranormal-investigator');
    t.answers('Ana', 'look', 'Bob').until('drunk').answers('Cyd', 'take', 'across');
    expect(finalTable(t.state).players[0]).toMatchObject({ card: 'werewolf', turned: null });
    expect(finalTable(t.state).players[2]).toMatchObject({
      card: 'paranormal-investigator',
      turned: 'werewolf',
      fromCentre: false,
    });
  });

  it('R41: on a Copycat of him the identity is tied to the Copycat card', () => {
    const t = deal({ Ana: 'copycat', Bob: 'vampire', Cyd: 'seer' }, [
      'paranormal-investigator',
      'hunter',
      'tanner',
    ]);
    t.until('copycat').answers('Ana', 'copy', 'c1').until('paranormal-investigator');
    t.answers('Ana', 'look', 'Bob');
    expect(finalTable(t.state).players[0]).toMatchObject({ card: 'copycat', turned: 'vampire' });
  });

  it('R72: he judges the printed face: a Copycat of a Werewolf turns nobody', () => {
    const t = deal({ Ana: 'paranormal-investigator', Bob: 'copycat', Cyd: 'seer' }, [
      'werewolf',
      'hunter',
      'tanner',
    ]);
    t.until('copycat').answers('Bob', 'copy', 'c1').until('paranormal-investigator');
    expect(t.answers('Ana', 'look', 'Bob').told('Ana')).toEqual(['sawCard Bob copycat']);
  });

  it('G5: never a shielded card', () => {
    const t = deal({ Ana: 'paranormal-investigator', Bob: 'seer', Cyd: 'sentinel' }, [
      'robber',
      'hunter',
      'tanner',
    ]);
    t.until('sentinel').answers('Cyd', 'shield', 'Bob').until('paranormal-investigator');
    expect(t.offers('Ana')).toEqual({ look: ['Cyd'], pass: [] });
    expect(t.answers('Ana', 'look', 'Cyd').asked('Ana')).toBeNull();
  });
});
