import { describe, expect, it } from 'vitest';
import { type Story, tell } from './table.ts';

const villagers = (votes: { readonly [name: string]: string }): Story =>
  Object.fromEntries(Object.entries(votes).map(([name, vote]) => [name, { card: 'villager', votes: vote }]));

describe('a classic vote', () => {
  it('E2: one vote for everybody kills nobody', () => {
    const end = tell({ Ana: { card: 'werewolf', votes: 'Bob' }, ...villagers({ Bob: 'Cleo', Cleo: 'Ana' }) });
    expect(end).toMatchObject({ dead: [], teams: ['werewolf'], winners: ['Ana'] });
  });

  it('E4: all who share the most votes die', () => {
    const end = tell(villagers({ Ana: 'Bob', Bob: 'Ana', Cleo: 'Ana', Dan: 'Bob' }));
    expect(end.dead).toEqual(['Ana', 'Bob']);
  });

  it('R54: with a vote missing, a highest count of one kills nobody either', () => {
    const end = tell({ ...villagers({ Ana: 'Bob', Bob: 'Ana' }), Cleo: { card: 'werewolf' } });
    expect(end).toMatchObject({ dead: [], teams: ['werewolf'] });
    expect(end.rules).toContain('R54');
  });

  it('R54: with a vote missing, two votes still kill', () => {
    const end = tell({ ...villagers({ Ana: 'Bob', Bob: 'Cleo', Cleo: 'Bob' }), Dan: { card: 'werewolf' } });
    expect(end.dead).toEqual(['Bob']);
  });

  it('R54: where nobody votes, nobody dies', () => {
    expect(tell({ Ana: { card: 'villager' } })).toMatchObject({
      dead: [],
      teams: ['village'],
      winners: ['Ana'],
    });
  });

  it('R61: the Bodyguard’s finger is a vote: it counts for the all-ones test', () => {
    const end = tell({
      Ana: { card: 'bodyguard', votes: 'Bob' },
      ...villagers({ Bob: 'Cleo', Cleo: 'Ana' }),
    });
    expect(end.dead).toEqual([]);
    expect(end.rules).toContain('E2');
  });

  it('R61: the Bodyguard’s finger adds up with others and its target lives', () => {
    const end = tell({
      Ana: { card: 'bodyguard', votes: 'Bob' },
      ...villagers({ Bob: 'Cleo', Cleo: 'Bob', Dan: 'Cleo' }),
    });
    expect(end.dead).toEqual(['Cleo']);
    expect(end.rules).toContain('R18');
  });
});

describe('replacements (R17)', () => {
  it('R17: behind a protected Master one vote is enough', () => {
    const end = tell({
      Ana: { card: 'master', votes: 'Cleo' },
      Bob: { card: 'vampire', votes: 'Ana' },
      ...villagers({ Cleo: 'Ana', Dan: 'Ana' }),
    });
    expect(end).toMatchObject({ dead: ['Cleo'], teams: ['vampire'] });
    expect(end.rules).toContain('R17');
  });

  it('R17: all who share the replacement’s count die', () => {
    const end = tell({
      Ana: { card: 'master', votes: 'Cleo' },
      Bob: { card: 'vampire', votes: 'Ana' },
      ...villagers({ Cleo: 'Ana', Dan: 'Bob' }),
    });
    expect(end.dead).toEqual(['Bob', 'Cleo']);
  });

  it('R17: behind a guarded player one vote is too few, two are enough', () => {
    const one = tell({
      Ana: { card: 'bodyguard', votes: 'Bob' },
      ...villagers({ Bob: 'Cleo', Cleo: 'Bob', Dan: 'Bob' }),
    });
    expect(one.dead).toEqual([]);
    expect(one.keys).toContain('deaths.tooFew');
    const two = tell({
      Ana: { card: 'bodyguard', votes: 'Bob' },
      ...villagers({ Bob: 'Cleo', Cleo: 'Bob', Dan: 'Bob', Eve: 'Cleo' }),
    });
    expect(two.dead).toEqual(['Cleo']);
  });

  it('R17: behind a Master whom only a Bodyguard saves it takes two, as behind anybody he guards', () => {
    const guarded = (more: Story) =>
      tell({ Ana: { card: 'master', votes: 'Dan' }, Bob: { card: 'bodyguard', votes: 'Ana' }, ...more });
    const one = guarded(villagers({ Cleo: 'Ana', Dan: 'Cleo' }));
    expect(one.dead).toEqual([]);
    expect(one.keys).toContain('deaths.tooFew');
    expect(guarded(villagers({ Cleo: 'Ana', Dan: 'Ana', Eve: 'Dan' })).dead).toEqual(['Dan']);
  });

  it('R17: a Master saved by a Bodyguard and a Vampire, be it one and the same, opens the way for one vote', () => {
    const both = tell({
      Ana: { card: 'master', votes: 'Dan' },
      Bob: { card: 'bodyguard', votes: 'Ana' },
      Cleo: { card: 'vampire', votes: 'Ana' },
      ...villagers({ Dan: 'Ana' }),
    });
    expect(both.dead).toEqual(['Dan']);
    const bitten = tell({
      Ana: { card: 'master', votes: 'Dan' },
      Bob: { card: 'bodyguard', mark: 'vampire', votes: 'Ana' },
      ...villagers({ Cleo: 'Ana', Dan: 'Cleo' }),
    });
    expect(bitten.dead).toEqual(['Cleo', 'Dan']);
  });

  it('R17: a guarded player above a Master whom a Vampire saves does not raise the minimum again', () => {
    const end = tell({
      Ana: { card: 'master', votes: 'Gus' },
      Bob: { card: 'bodyguard', votes: 'Fay' },
      Cleo: { card: 'vampire', votes: 'Ana' },
      ...villagers({ Dan: 'Ana', Eve: 'Fay', Fay: 'Ana', Gus: 'Fay', Hal: 'Fay' }),
    });
    expect(end.dead).toEqual(['Gus']);
  });

  it('R17: a Master whom a Vampire saves, but below the replacement, lowers nothing', () => {
    const end = tell({
      Ana: { card: 'master', votes: 'Bob' },
      Bob: { card: 'prince', votes: 'Dan' },
      Cleo: { card: 'vampire', votes: 'Ana' },
      Dan: { card: 'villager', votes: 'Bob' },
    });
    expect(end.dead).toEqual([]);
  });

  it('R17: an unprotected Master on a higher count simply dies', () => {
    const end = tell({ Ana: { card: 'master', votes: 'Bob' }, ...villagers({ Bob: 'Ana', Cleo: 'Ana' }) });
    expect(end.dead).toEqual(['Ana']);
  });

  it('R17: the counts go down past several protected players', () => {
    const end = tell({
      Ana: { card: 'prince', votes: 'Bob' },
      Bob: { card: 'master', votes: 'Ana' },
      Cleo: { card: 'vampire', votes: 'Bob' },
      ...villagers({ Dan: 'Ana', Eve: 'Ana', Fay: 'Dan' }),
    });
    expect(end.dead).toEqual(['Dan']);
  });

  it('R17: where all with votes are protected nobody dies', () => {
    const end = tell({
      Ana: { card: 'prince', votes: 'Bob' },
      Bob: { card: 'master', votes: 'Ana' },
      Cleo: { card: 'vampire', votes: 'Bob' },
      Dan: { card: 'villager', votes: 'Ana' },
    });
    expect(end).toMatchObject({ dead: [], teams: ['vampire'], winners: ['Bob', 'Cleo'] });
    expect(end.keys).toContain('deaths.allSafe');
  });

  it('R17: the option replacementMin is the one minimum for everybody', () => {
    const master: Story = {
      Ana: { card: 'master', votes: 'Cleo' },
      Bob: { card: 'vampire', votes: 'Ana' },
      ...villagers({ Cleo: 'Ana', Dan: 'Ana' }),
    };
    expect(tell(master, { replacementMin: 2 }).dead).toEqual([]);
    const guard: Story = {
      Ana: { card: 'bodyguard', votes: 'Bob' },
      ...villagers({ Bob: 'Cleo', Cleo: 'Bob', Dan: 'Bob' }),
    };
    expect(tell(guard, { replacementMin: 1 }).dead).toEqual(['Cleo']);
    expect(tell(guard, { replacementMin: 3 }).dead).toEqual([]);
  });

  it('R17: the option touches neither the highest count nor a battle', () => {
    const plain = villagers({ Ana: 'Bob', Bob: 'Ana', Cleo: 'Bob' });
    expect(tell(plain, { replacementMin: 5 }).dead).toEqual(['Bob']);
    const battle: Story = {
      Ana: { card: 'vampire', votes: 'Bob' },
      Bob: { card: 'werewolf', votes: 'Ana' },
      Cleo: { card: 'villager', votes: 'Ana' },
    };
    expect(tell(battle, { replacementMin: 5 }).dead).toEqual(['Ana', 'Bob']);
  });

  it('R18: the protected one on a shared first count lives, the other dies, nobody replaces him', () => {
    const end = tell({
      Ana: { card: 'prince', votes: 'Bob' },
      ...villagers({ Bob: 'Ana', Cleo: 'Ana', Dan: 'Bob', Eve: 'Cleo' }),
    });
    expect(end.dead).toEqual(['Bob']);
    expect(end.rules).toContain('R18');
  });

  it('R82: fingers at the Prince count for the all-ones test, then he leaves the ranking', () => {
    const even = tell({ Ana: { card: 'prince', votes: 'Bob' }, ...villagers({ Bob: 'Cleo', Cleo: 'Ana' }) });
    expect(even.dead).toEqual([]);
    const end = tell({
      Ana: { card: 'prince', votes: 'Bob' },
      ...villagers({ Bob: 'Ana', Cleo: 'Ana', Dan: 'Ana', Eve: 'Bob' }),
    });
    expect(end.dead).toEqual(['Bob']);
    expect(end.rules).toContain('R82');
  });
});

describe('protecting the Master (R58)', () => {
  const table = (ally: Story): Story => ({
    Ana: { card: 'master', votes: 'Dan' },
    ...ally,
    ...villagers({ Cleo: 'Ana', Dan: 'Ana' }),
  });

  it.each([
    ['a Vampire card', { card: 'count' }],
    ['a Copycat of a Vampire', { card: 'copycat', copied: 'vampire' }],
    ['a ghost hunter turned Vampire', { card: 'paranormal-investigator', turned: 'vampire' }],
    ['a bitten villager', { card: 'seer', mark: 'vampire' }],
    ['a Vampire with the Traitor mark', { card: 'vampire', mark: 'traitor' }],
    ['a second Master', { card: 'copycat', copied: 'master' }],
  ] as const)('R58: %s protects him', (_, ally) => {
    expect(tell(table({ Bob: { ...ally, votes: 'Ana' } })).dead).toEqual(['Dan']);
  });

  it.each([
    ['Renfield', { card: 'renfield' }],
    ['a Vampire under an artefact', { card: 'vampire', artefact: 'brand' }],
    ['a villager', { card: 'seer' }],
  ] as const)('R58: %s does not', (_, ally) => {
    expect(tell(table({ Bob: { ...ally, votes: 'Ana' } })).dead).toEqual(['Ana']);
  });

  it('R58: the power goes with the card, Copycat, mark and Traitor included, but not under an artefact', () => {
    const around = (master: Story): Story => ({
      ...master,
      Bob: { card: 'vampire', votes: 'Ana' },
      ...villagers({ Cleo: 'Ana', Dan: 'Ana' }),
    });
    expect(tell(around({ Ana: { card: 'copycat', copied: 'master', votes: 'Dan' } })).dead).toEqual(['Dan']);
    expect(tell(around({ Ana: { card: 'master', mark: 'traitor', votes: 'Dan' } })).dead).toEqual(['Dan']);
    expect(tell(around({ Ana: { card: 'master', mark: 'vampire', votes: 'Dan' } })).dead).toEqual(['Dan']);
    expect(tell(around({ Ana: { card: 'master', artefact: 'brand', votes: 'Dan' } })).dead).toEqual(['Ana']);
  });
});

describe('an epic battle', () => {
  const monsters: Story = {
    Ana: { card: 'vampire', votes: 'Bob' },
    Bob: { card: 'werewolf', votes: 'Ana' },
  };

  it('R22: first and second place die, all who share the second', () => {
    const end = tell({ ...monsters, ...villagers({ Cleo: 'Ana', Dan: 'Cleo' }) });
    expect(end).toMatchObject({ mode: 'epic', dead: ['Ana', 'Bob', 'Cleo'] });
  });

  it('R22: two or more on the first place die alone', () => {
    const end = tell({ ...monsters, ...villagers({ Cleo: 'Ana', Dan: 'Bob', Eve: 'Cleo' }) });
    expect(end.dead).toEqual(['Ana', 'Bob']);
  });

  it('R22: without a vote there is no second place', () => {
    const end = tell({
      Ana: { card: 'vampire', votes: 'Bob' },
      Bob: { card: 'werewolf' },
      ...villagers({ Cleo: 'Bob', Dan: 'Bob' }),
    });
    expect(end).toMatchObject({ mode: 'epic', dead: ['Bob'], teams: ['vampire'] });
    expect(end.keys).toContain('deaths.battleNoSecond');
  });

  it('R19: the protected leave the ranking, and still two places die', () => {
    const end = tell({
      Ana: { card: 'vampire', votes: 'Prince' },
      Bob: { card: 'werewolf', votes: 'Prince' },
      Prince: { card: 'prince', votes: 'Bob' },
      ...villagers({ Dan: 'Bob', Eve: 'Ana', Fay: 'Prince' }),
    });
    expect(end).toMatchObject({ dead: ['Ana', 'Bob'], teams: ['village'] });
    expect(end.rules).toContain('R19');
  });

  it('R19: where every player with votes is protected the battle kills nobody', () => {
    const end = tell({
      Ana: { card: 'vampire', votes: 'Prince' },
      Bob: { card: 'werewolf', votes: 'Prince' },
      Prince: { card: 'prince' },
    });
    expect(end).toMatchObject({ mode: 'epic', dead: [], teams: [], winners: [] });
  });

  it('R17: in a battle one vote is always enough', () => {
    const end = tell({
      Ana: { card: 'vampire', votes: 'Prince' },
      Bob: { card: 'werewolf', votes: 'Prince' },
      Prince: { card: 'prince', votes: 'Ana' },
      Dan: { card: 'villager', votes: 'Prince' },
    });
    expect(end.dead).toEqual(['Ana']);
  });

  it('R21: one vote for everybody kills nobody in a battle either', () => {
    const end = tell({
      Ana: { card: 'vampire', votes: 'Bob' },
      Bob: { card: 'werewolf', votes: 'Cleo' },
      Cleo: { card: 'villager', votes: 'Ana' },
    });
    expect(end).toMatchObject({ mode: 'epic', dead: [], teams: [], winners: [] });
    expect(end.rules).toEqual(expect.arrayContaining(['R21', 'F2.(1)']));
  });
});
