import { describe, expect, it } from 'vitest';
import { type Story, tell } from './table.ts';

describe('the classic chart (F1)', () => {
  it('F1: nobody dies: the monsters win, and the Village where there are none', () => {
    const wolf = tell({
      Ana: { card: 'werewolf', votes: 'Bob' },
      Bob: { card: 'seer', votes: 'Cleo' },
      Cleo: { card: 'thing', votes: 'Ana' },
    });
    expect(wolf).toMatchObject({ teams: ['werewolf'], path: ['start.no', 'q-a.yes', 'result.werewolf'] });
    const none = tell({
      Ana: { card: 'robber', votes: 'Bob' },
      Bob: { card: 'seer', votes: 'Cleo' },
      Cleo: { card: 'thing', votes: 'Ana' },
    });
    expect(none).toMatchObject({ teams: ['village'], path: ['start.no', 'q-a.no', 'result.village'] });
  });

  it('F1: a dead monster is the Village’s victory', () => {
    const end = tell({
      Ana: { card: 'count', votes: 'Bob' },
      Bob: { card: 'seer', votes: 'Ana' },
      Cleo: { card: 'thing', votes: 'Ana' },
    });
    expect(end).toMatchObject({ teams: ['village'], winners: ['Bob', 'Cleo'] });
    expect(end.path).toEqual([
      'start.yes',
      'hunter.no',
      'love.no',
      'assassin.no',
      'tanner.no',
      'three.yes',
      'result.village',
    ]);
    expect(end.rules).toContain('F1.(3)');
  });

  it('F1: somebody else dies: the monsters win', () => {
    const end = tell({
      Ana: { card: 'count', votes: 'Bob' },
      Bob: { card: 'seer', mark: 'assassin', votes: 'Ana' },
      Cleo: { card: 'assassin', votes: 'Bob' },
    });
    expect(end).toMatchObject({ teams: ['vampire'], winners: ['Ana', 'Cleo'] });
    expect(end.path).toEqual([
      'start.yes',
      'hunter.no',
      'love.no',
      'assassin.yes',
      'tanner.no',
      'three.no',
      'q-b.yes',
      'result.vampire',
    ]);
  });

  it('R27: a dead Tanner denies the monsters of a classic game', () => {
    const end = tell({
      Ana: { card: 'tanner', votes: 'Bob' },
      Bob: { card: 'werewolf', votes: 'Ana' },
      Cleo: { card: 'seer', votes: 'Ana' },
    });
    expect(end).toMatchObject({ dead: ['Ana'], teams: [], winners: ['Ana'] });
    expect(end.path.slice(-3)).toEqual(['tanner.yes', 'two.no', 'result.tanner']);
  });

  it('R27: with a monster dead beside him the Village wins too', () => {
    const end = tell({
      Ana: { card: 'tanner', votes: 'Bob' },
      Bob: { card: 'werewolf', votes: 'Ana' },
      Cleo: { card: 'seer', votes: 'Ana' },
      Dan: { card: 'thing', votes: 'Bob' },
    });
    expect(end).toMatchObject({ dead: ['Ana', 'Bob'], teams: ['village'], winners: ['Ana', 'Cleo', 'Dan'] });
    expect(end.path.slice(-3)).toEqual(['tanner.yes', 'two.yes', 'result.village-tanner']);
  });

  it.each(['seer', 'assassin', 'apprentice-assassin'] as const)(
    'R28: without monsters any death, be it that of the %s, means that no team wins',
    (card) => {
      const end = tell({
        Ana: { card, votes: 'Bob' },
        Bob: { card: 'thing', votes: 'Ana' },
        Cleo: { card: 'robber', votes: 'Ana' },
      });
      expect(end).toMatchObject({ dead: ['Ana'], teams: [], winners: [] });
      expect(end.path.slice(-2)).toEqual(['q-b.no', 'result.nobody']);
    },
  );

  it('R62: a monster team survives the death of its servant, and its dead member wins with it', () => {
    const end = tell({
      Ana: { card: 'vampire', votes: 'Bob' },
      Bob: { card: 'renfield', votes: 'Cleo' },
      Cleo: { card: 'seer', votes: 'Bob' },
    });
    expect(end).toMatchObject({ dead: ['Bob'], teams: ['vampire'], winners: ['Ana', 'Bob'] });
  });
});

describe('what makes a battle', () => {
  it('R24: presence goes by the players’ final identity: a bite makes the Clan present', () => {
    const end = tell({
      Ana: { card: 'seer', mark: 'vampire', votes: 'Bob' },
      Bob: { card: 'werewolf', votes: 'Cleo' },
      Cleo: { card: 'thing', votes: 'Ana' },
    });
    expect(end.mode).toBe('epic');
  });

  it('R24: the test comes before the deaths', () => {
    const end = tell({
      Ana: { card: 'vampire', votes: 'Bob' },
      Bob: { card: 'werewolf', votes: 'Ana' },
      Cleo: { card: 'thing', votes: 'Ana' },
    });
    expect(end).toMatchObject({ mode: 'epic', dead: ['Ana', 'Bob'] });
  });

  it.each(['minion', 'squire'] as const)('R25: the %s does not make the pack present', (card) => {
    const end = tell({
      Ana: { card: 'vampire', votes: 'Bob' },
      Bob: { card, votes: 'Ana' },
      Cleo: { card: 'thing', votes: 'Ana' },
    });
    expect(end).toMatchObject({ mode: 'classic', dead: ['Ana'], teams: ['village'] });
  });

  it('R25: Renfield does not make the Clan present', () => {
    const end = tell({
      Ana: { card: 'renfield', votes: 'Bob' },
      Bob: { card: 'werewolf', votes: 'Ana' },
      Cleo: { card: 'thing', votes: 'Bob' },
    });
    expect(end).toMatchObject({
      mode: 'classic',
      dead: ['Bob'],
      teams: ['village'],
      winners: ['Ana', 'Cleo'],
    });
  });

  it.each(['tanner', 'assassin', 'apprentice-assassin'] as const)(
    'R26: the %s does not make the Village present',
    (card) => {
      const end = tell({
        Ana: { card: 'vampire', votes: 'Bob' },
        Bob: { card: 'werewolf', votes: 'Ana' },
        Cleo: { card, votes: 'Ana' },
      });
      expect(end.mode).toBe('monsters');
    },
  );
});

describe('the battle chart (F2)', () => {
  const battle = (votes: { Ana: string; Bob: string; Cleo: string; Dan: string; Eve: string }): Story => ({
    Ana: { card: 'vampire', votes: votes.Ana },
    Bob: { card: 'werewolf', votes: votes.Bob },
    Cleo: { card: 'seer', votes: votes.Cleo },
    Dan: { card: 'thing', votes: votes.Dan },
    Eve: { card: 'tanner', votes: votes.Eve },
  });

  it('F2: a dead Werewolf alone is the Clan’s victory', () => {
    const end = tell(battle({ Ana: 'Bob', Bob: 'Cleo', Cleo: 'Bob', Dan: 'Cleo', Eve: 'Dan' }));
    expect(end).toMatchObject({ dead: ['Bob', 'Cleo'], teams: ['vampire'], winners: ['Ana'] });
    expect(end.path.slice(-4)).toEqual(['tanner.no', 'werewolf.yes', 'vampire.no', 'result.vampire']);
    expect(end.rules).toContain('F2.(3)');
  });

  it('F2: a dead Vampire alone is the pack’s', () => {
    const end = tell(battle({ Ana: 'Dan', Bob: 'Ana', Cleo: 'Ana', Dan: 'Cleo', Eve: 'Cleo' }));
    expect(end).toMatchObject({ dead: ['Ana', 'Cleo'], teams: ['werewolf'], winners: ['Bob'] });
  });

  it('F2: both dead is the Village’s', () => {
    const end = tell(battle({ Ana: 'Bob', Bob: 'Ana', Cleo: 'Ana', Dan: 'Bob', Eve: 'Cleo' }));
    expect(end).toMatchObject({ dead: ['Ana', 'Bob'], teams: ['village'], winners: ['Cleo', 'Dan'] });
  });

  it('F2: neither dead, no team wins', () => {
    const end = tell(battle({ Ana: 'Cleo', Bob: 'Cleo', Cleo: 'Dan', Dan: 'Cleo', Eve: 'Dan' }));
    expect(end).toMatchObject({ dead: ['Cleo', 'Dan'], teams: [], winners: [] });
  });

  it('R27: in a battle a dead Tanner wins and denies nobody', () => {
    const end = tell(battle({ Ana: 'Bob', Bob: 'Eve', Cleo: 'Bob', Dan: 'Eve', Eve: 'Dan' }));
    expect(end).toMatchObject({ dead: ['Bob', 'Eve'], teams: ['vampire'], winners: ['Ana', 'Eve'] });
    expect(end.path).toContain('tanner.yes');
    expect(end.rules).toContain('F2.(2)');
  });
});

describe('monsters among themselves (F3)', () => {
  it('R23: one place dies; a dead Vampire is the pack’s victory', () => {
    const end = tell({
      Ana: { card: 'vampire', votes: 'Bob' },
      Bob: { card: 'werewolf', votes: 'Ana' },
      Cleo: { card: 'mystic-wolf', votes: 'Ana' },
    });
    expect(end).toMatchObject({
      mode: 'monsters',
      dead: ['Ana'],
      teams: ['werewolf'],
      winners: ['Bob', 'Cleo'],
    });
  });

  it('R23: a dead Werewolf is the Clan’s, Renfield’s included', () => {
    const end = tell({
      Ana: { card: 'vampire', votes: 'Bob' },
      Bob: { card: 'werewolf', votes: 'Ana' },
      Cleo: { card: 'renfield', votes: 'Bob' },
    });
    expect(end).toMatchObject({
      mode: 'monsters',
      dead: ['Bob'],
      teams: ['vampire'],
      winners: ['Ana', 'Cleo'],
    });
  });

  it('R23: one of each dead, or nobody: no monster team wins', () => {
    const both = tell({
      Ana: { card: 'vampire', votes: 'Bob' },
      Bob: { card: 'werewolf', votes: 'Ana' },
      Cleo: { card: 'count', votes: 'Bob' },
      Dan: { card: 'dream-wolf', votes: 'Ana' },
    });
    expect(both).toMatchObject({ dead: ['Ana', 'Bob'], teams: [], winners: [] });
    const nobody = tell({
      Ana: { card: 'vampire', votes: 'Bob' },
      Bob: { card: 'werewolf', votes: 'Ana' },
    });
    expect(nobody).toMatchObject({ mode: 'monsters', dead: [], teams: [], winners: [] });
    expect(nobody.path).toEqual(['start.no', 'q-a.yes', 'result.nobody']);
  });

  it('R59: when only a solo character dies no monster team wins, and he has his own result', () => {
    const end = tell({
      Ana: { card: 'vampire', votes: 'Cleo' },
      Bob: { card: 'werewolf', votes: 'Cleo' },
      Cleo: { card: 'tanner', votes: 'Ana' },
    });
    expect(end).toMatchObject({ mode: 'monsters', dead: ['Cleo'], teams: [], winners: ['Cleo'] });
    expect(end.rules.filter((rule) => rule === 'R59')).toHaveLength(2);
  });

  it('R59: a Tanner dying beside a Vampire does not block the pack', () => {
    const end = tell({
      Ana: { card: 'vampire', votes: 'Cleo' },
      Bob: { card: 'werewolf', votes: 'Ana' },
      Cleo: { card: 'tanner', votes: 'Ana' },
      Dan: { card: 'minion', votes: 'Cleo' },
    });
    expect(end).toMatchObject({
      dead: ['Ana', 'Cleo'],
      teams: ['werewolf'],
      winners: ['Bob', 'Cleo', 'Dan'],
    });
    expect(end.rules).toContain('R59');
  });

  it('R75: Renfield’s death is not a Vampire’s, the Minion’s not a Werewolf’s', () => {
    const end = tell({
      Ana: { card: 'vampire', votes: 'Dan' },
      Bob: { card: 'werewolf', votes: 'Cleo' },
      Cleo: { card: 'renfield', votes: 'Dan' },
      Dan: { card: 'minion', votes: 'Cleo' },
    });
    expect(end).toMatchObject({ mode: 'monsters', dead: ['Cleo', 'Dan'], teams: [], winners: [] });
    expect(end.rules).toContain('R75');
  });
});
