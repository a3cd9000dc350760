import { describe, expect, it } from 'vitest';
import { type Story, type Teller, tell } from './table.ts';

describe('the Traitor', () => {
  it('R13: he wins if another of his team dies, though the team loses', () => {
    const end = tell({
      Ana: { card: 'vampire', mark: 'traitor', votes: 'Bob' },
      Bob: { card: 'vampire', votes: 'Cleo' },
      Cleo: { card: 'seer', votes: 'Bob' },
    });
    expect(end).toMatchObject({ dead: ['Bob'], teams: ['village'], winners: ['Ana', 'Cleo'] });
    expect(end.rules).toContain('R13');
  });

  it('R13: he loses if none does, though the team wins', () => {
    const end = tell({
      Ana: { card: 'seer', mark: 'traitor', votes: 'Bob' },
      Bob: { card: 'vampire', votes: 'Ana' },
      Cleo: { card: 'thing', votes: 'Bob' },
    });
    expect(end).toMatchObject({ dead: ['Bob'], teams: ['village'], winners: ['Cleo'] });
  });

  it('R13: his own death is not another’s', () => {
    const end = tell({
      Ana: { card: 'seer', mark: 'traitor', votes: 'Bob' },
      Bob: { card: 'vampire', votes: 'Ana' },
      Cleo: { card: 'thing', votes: 'Ana' },
    });
    expect(end).toMatchObject({ dead: ['Ana'], winners: ['Bob'] });
  });

  it('R14: a treacherous Vampire wins on Renfield’s death, a treacherous Werewolf on the Minion’s', () => {
    const clan = tell({
      Ana: { card: 'vampire', mark: 'traitor', votes: 'Bob' },
      Bob: { card: 'renfield', votes: 'Cleo' },
      Cleo: { card: 'seer', votes: 'Bob' },
    });
    expect(clan).toMatchObject({ dead: ['Bob'], teams: ['vampire'], winners: ['Ana', 'Bob'] });
    expect(clan.keys).toContain('players.traitor.won');
    const pack = tell({
      Ana: { card: 'werewolf', mark: 'traitor', votes: 'Bob' },
      Bob: { card: 'minion', votes: 'Cleo' },
      Cleo: { card: 'seer', votes: 'Bob' },
    });
    expect(pack.keys).toContain('players.traitor.won');
  });

  it('R15: alone in his team the mark has no effect', () => {
    const end = tell({
      Ana: { card: 'vampire', mark: 'traitor', votes: 'Bob' },
      Bob: { card: 'seer', votes: 'Cleo' },
      Cleo: { card: 'thing', votes: 'Bob' },
    });
    expect(end).toMatchObject({ dead: ['Bob'], teams: ['vampire'], winners: ['Ana'] });
    expect(end.rules).toContain('R15');
  });

  it('R15: nor has it on a solo character', () => {
    const end = tell({
      Ana: { card: 'tanner', mark: 'traitor', votes: 'Bob' },
      Bob: { card: 'seer', votes: 'Ana' },
      Cleo: { card: 'thing', votes: 'Ana' },
    });
    expect(end.winners).toEqual(['Ana']);
    expect(end.rules).toContain('R15');
  });

  it('R47: under an artefact he betrays the new team', () => {
    const end = tell({
      Ana: { card: 'seer', mark: 'traitor', artefact: 'claw', votes: 'Bob' },
      Bob: { card: 'werewolf', votes: 'Cleo' },
      Cleo: { card: 'thing', votes: 'Bob' },
    });
    expect(end.winners).toEqual(['Ana', 'Cleo']);
  });
});

describe('the Plague', () => {
  it('R16: whoever points at the holder cannot win; the holder can', () => {
    const end = tell({
      Ana: { card: 'vampire', votes: 'Bob' },
      Bob: { card: 'seer', mark: 'plague', votes: 'Ana' },
      Cleo: { card: 'thing', votes: 'Ana' },
      Dan: { card: 'robber', votes: 'Bob' },
      Eve: { card: 'drunk', votes: 'Ana' },
    });
    expect(end).toMatchObject({ dead: ['Ana'], winners: ['Bob', 'Cleo', 'Eve'] });
    expect(end.rules).toContain('R16');
  });

  it('R16: solo characters, Traitors and Bodyguards are hit as well', () => {
    const end = tell({
      Ana: { card: 'vampire', mark: 'plague', votes: 'Bob' },
      Bob: { card: 'tanner', votes: 'Ana' },
      Cleo: { card: 'thing', mark: 'traitor', votes: 'Ana' },
      Dan: { card: 'bodyguard', votes: 'Ana' },
      Eve: { card: 'seer', votes: 'Bob' },
      Fay: { card: 'seer', votes: 'Bob' },
    });
    expect(end).toMatchObject({ dead: ['Bob'], winners: [] });
  });

  it('R16: their votes count all the same', () => {
    const end = tell({
      Ana: { card: 'vampire', mark: 'plague', votes: 'Bob' },
      Bob: { card: 'seer', votes: 'Ana' },
      Cleo: { card: 'thing', votes: 'Ana' },
    });
    expect(end).toMatchObject({ dead: ['Ana'], teams: ['village'], winners: [] });
  });

  it('R6: the Diseased card itself is not contagious', () => {
    const end = tell({
      Ana: { card: 'vampire', votes: 'Bob' },
      Bob: { card: 'diseased', votes: 'Cleo' },
      Cleo: { card: 'thing', votes: 'Bob' },
    });
    expect(end).toMatchObject({ dead: ['Bob'], winners: ['Ana'] });
  });
});

describe('the Assassin and the Apprentice', () => {
  it('R3: an Assassin who ends with his own mark wins by his own death', () => {
    const end = tell({
      Ana: { card: 'assassin', mark: 'assassin', votes: 'Bob' },
      Bob: { card: 'seer', votes: 'Ana' },
      Cleo: { card: 'thing', votes: 'Ana' },
    });
    expect(end.winners).toEqual(['Ana']);
  });

  it('R9: beside an Assassin the Apprentice wins only if he dies', () => {
    const end = tell({
      Ana: { card: 'assassin', votes: 'Bob' },
      Bob: { card: 'apprentice-assassin', votes: 'Ana' },
      Cleo: { card: 'vampire', mark: 'assassin', votes: 'Ana' },
    });
    expect(end).toMatchObject({ dead: ['Ana'], winners: ['Bob', 'Cleo'] });
    const target = tell({
      Ana: { card: 'assassin', votes: 'Cleo' },
      Bob: { card: 'apprentice-assassin', votes: 'Cleo' },
      Cleo: { card: 'seer', mark: 'assassin', votes: 'Ana' },
    });
    expect(target).toMatchObject({ dead: ['Cleo'], winners: ['Ana'] });
  });

  it('R9: without one she wins if the holder of the mark dies, wherever her card began', () => {
    for (const fromCentre of [false, true]) {
      const end = tell({
        Ana: { card: 'apprentice-assassin', fromCentre, votes: 'Bob' },
        Bob: { card: 'vampire', mark: 'assassin', votes: 'Ana' },
        Cleo: { card: 'seer', votes: 'Bob' },
      });
      expect(end.winners).toEqual(['Ana', 'Cleo']);
      expect(end.keys).toContain('players.apprentice.hit');
    }
  });

  it('R9: from the centre, with neither Assassin nor mark before the players, she is a villager', () => {
    const others: Story = { Bob: { card: 'vampire', votes: 'Ana' }, Cleo: { card: 'seer', votes: 'Bob' } };
    const drawn = tell({ Ana: { card: 'apprentice-assassin', fromCentre: true, votes: 'Bob' }, ...others });
    expect(drawn).toMatchObject({ dead: ['Bob'], teams: ['village'], winners: ['Ana', 'Cleo'] });
    expect(drawn.keys).toContain('teams.apprentice');
    const dealt = tell({ Ana: { card: 'apprentice-assassin', votes: 'Bob' }, ...others });
    expect(dealt.winners).toEqual(['Cleo']);
  });

  it('R9: a villager by the centre, she makes the Village present', () => {
    const end = tell({
      Ana: { card: 'apprentice-assassin', fromCentre: true, votes: 'Bob' },
      Bob: { card: 'vampire', votes: 'Cleo' },
      Cleo: { card: 'werewolf', votes: 'Ana' },
    });
    expect(end.mode).toBe('epic');
  });

  it('R11: an Assassin with the Vampire mark is still hers to outlive; under an artefact he is not', () => {
    const table = (assassin: Partial<Teller>): Story => ({
      Ana: { card: 'assassin', votes: 'Bob', ...assassin },
      Bob: { card: 'apprentice-assassin', votes: 'Ana' },
      Cleo: { card: 'seer', mark: 'assassin', votes: 'Ana' },
    });
    expect(tell(table({ mark: 'vampire' })).winners).toEqual(['Bob', 'Cleo']);
    const armed = tell(table({ artefact: 'claw' }));
    expect(armed).toMatchObject({ dead: ['Ana'], winners: ['Cleo'] });
    expect(armed.keys).toContain('players.apprentice.missed');
  });

  it('several holders of the Assassin mark, as no deck gives: one dead is enough', () => {
    const end = tell({
      Ana: { card: 'assassin', votes: 'Bob' },
      Bob: { card: 'seer', mark: 'assassin', votes: 'Cleo' },
      Cleo: { card: 'thing', mark: 'assassin', votes: 'Bob' },
    });
    expect(end.winners).toEqual(['Ana']);
  });
});

describe('the Minion without a Werewolf', () => {
  const table = (card: 'minion' | 'squire', other: Teller, votes: [string, string, string]): Story => ({
    Ana: { card, votes: votes[0] },
    Bob: { ...other, votes: votes[1] },
    Cleo: { card: 'seer', votes: votes[2] },
  });

  it.each(['minion', 'squire'] as const)('R29: the %s wins if somebody else dies', (card) => {
    const end = tell(table(card, { card: 'thing' }, ['Bob', 'Ana', 'Bob']));
    expect(end).toMatchObject({ dead: ['Bob'], teams: [], winners: ['Ana'] });
    expect(end.rules).toContain('R29');
  });

  it('R29: also beside Vampires', () => {
    const end = tell(table('minion', { card: 'vampire' }, ['Bob', 'Ana', 'Bob']));
    expect(end).toMatchObject({
      mode: 'classic',
      dead: ['Bob'],
      teams: ['village'],
      winners: ['Ana', 'Cleo'],
    });
  });

  it('R29: not if a Tanner dies', () => {
    const end = tell(table('minion', { card: 'tanner' }, ['Bob', 'Ana', 'Bob']));
    expect(end).toMatchObject({ dead: ['Bob'], winners: ['Bob'] });
    expect(end.keys).toContain('players.minion.denied');
  });

  it('R29: not if nobody dies: then the Village wins', () => {
    const end = tell(table('minion', { card: 'thing' }, ['Bob', 'Cleo', 'Ana']));
    expect(end).toMatchObject({ dead: [], teams: ['village'], winners: ['Bob', 'Cleo'] });
  });

  it('R30: if only he dies, nobody wins', () => {
    const end = tell(table('minion', { card: 'thing' }, ['Bob', 'Ana', 'Ana']));
    expect(end).toMatchObject({ dead: ['Ana'], teams: [], winners: [] });
    expect(end.rules).toContain('R30');
  });

  it('R29: with a Werewolf at the table he shares the pack’s result', () => {
    const end = tell(table('minion', { card: 'werewolf' }, ['Cleo', 'Cleo', 'Bob']));
    expect(end).toMatchObject({ dead: ['Cleo'], teams: ['werewolf'], winners: ['Ana', 'Bob'] });
  });
});
