import { describe, expect, it } from 'vitest';
import { tell } from './table.ts';

describe('who a player is at the end', () => {
  it('R7: a Copycat from the centre is of the Village, whatever it may have copied', () => {
    const end = tell({
      Ana: { card: 'copycat', copied: 'werewolf', fromCentre: true, votes: 'Bob' },
      Bob: { card: 'seer', votes: 'Ana' },
      Cleo: { card: 'drunk', votes: 'Ana' },
    });
    expect(end).toMatchObject({ mode: 'classic', dead: ['Ana'], teams: [], winners: [] });
    expect(end.rules).toContain('R7');
  });

  it('R7: a Copycat without a copied character is a villager too', () => {
    const end = tell({
      Ana: { card: 'copycat', votes: 'Bob' },
      Bob: { card: 'werewolf', votes: 'Ana' },
      Cleo: { card: 'seer', votes: 'Bob' },
    });
    expect(end).toMatchObject({ dead: ['Bob'], winners: ['Ana', 'Cleo'] });
  });

  it('a copy of a copier never learnt whom to be: blank', () => {
    const end = tell({
      Ana: { card: 'copycat', copied: 'doppelganger', votes: 'Bob' },
      Bob: { card: 'werewolf', votes: 'Ana' },
      Cleo: { card: 'seer', votes: 'Bob' },
    });
    expect(end.winners).toEqual(['Ana', 'Cleo']);
  });

  it('R8: an Assassin from the centre is a villager even while his mark is about', () => {
    const end = tell({
      Ana: { card: 'assassin', fromCentre: true, votes: 'Bob' },
      Bob: { card: 'vampire', mark: 'assassin', votes: 'Ana' },
      Cleo: { card: 'copycat', copied: 'assassin', votes: 'Bob' },
    });
    expect(end).toMatchObject({ dead: ['Bob'], teams: ['village'], winners: ['Ana', 'Cleo'] });
    expect(end.rules).toContain('R8');
    expect(end.keys).toContain('players.assassin.hit');
  });

  it('R8: alone with a blank Assassin, the Apprentice follows the mark', () => {
    const end = tell({
      Ana: { card: 'assassin', fromCentre: true, votes: 'Cleo' },
      Bob: { card: 'apprentice-assassin', votes: 'Cleo' },
      Cleo: { card: 'seer', mark: 'assassin', votes: 'Ana' },
    });
    expect(end).toMatchObject({ dead: ['Cleo'], winners: ['Bob'] });
  });

  it('R78: a Doppelgänger from the centre is a villager without power', () => {
    const end = tell({
      Ana: { card: 'doppelganger', copied: 'tanner', fromCentre: true, votes: 'Bob' },
      Bob: { card: 'werewolf', votes: 'Ana' },
      Cleo: { card: 'seer', votes: 'Ana' },
    });
    expect(end).toMatchObject({ dead: ['Ana'], teams: ['werewolf'], winners: ['Bob'] });
    expect(end.rules).toContain('R78');
  });

  it('R10: a Tanner with the Vampire mark is only a Vampire: his death is the Village’s', () => {
    const end = tell({
      Ana: { card: 'tanner', mark: 'vampire', votes: 'Bob' },
      Bob: { card: 'seer', votes: 'Ana' },
      Cleo: { card: 'thing', votes: 'Ana' },
    });
    expect(end).toMatchObject({ dead: ['Ana'], teams: ['village'], winners: ['Bob', 'Cleo'] });
    expect(end.rules).toContain('R10');
    expect(end.path).toContain('tanner.no');
  });

  it('R10: an Assassin with the Vampire mark has lost his own goal', () => {
    const end = tell({
      Ana: { card: 'assassin', mark: 'vampire', votes: 'Bob' },
      Bob: { card: 'vampire', mark: 'assassin', votes: 'Cleo' },
      Cleo: { card: 'seer', votes: 'Bob' },
    });
    expect(end).toMatchObject({ dead: ['Bob'], winners: ['Cleo'] });
  });

  it('R12: a Werewolf with the Vampire mark counts as a Vampire only', () => {
    const end = tell({
      Ana: { card: 'werewolf', mark: 'vampire', votes: 'Bob' },
      Bob: { card: 'seer', votes: 'Cleo' },
      Cleo: { card: 'vampire', votes: 'Bob' },
    });
    expect(end).toMatchObject({
      mode: 'classic',
      dead: ['Bob'],
      teams: ['vampire'],
      winners: ['Ana', 'Cleo'],
    });
    expect(end.rules).toContain('R12');
  });

  it('R12: in a battle the bitten Werewolf dies as a Vampire', () => {
    const end = tell({
      Ana: { card: 'werewolf', mark: 'vampire', votes: 'Bob' },
      Bob: { card: 'werewolf', votes: 'Ana' },
      Cleo: { card: 'seer', votes: 'Ana' },
    });
    expect(end).toMatchObject({ mode: 'epic', dead: ['Ana', 'Bob'], teams: ['village'] });
  });

  it('R41: a turned ghost hunter is a plain Werewolf, wherever his card went', () => {
    const end = tell({
      Ana: { card: 'paranormal-investigator', turned: 'werewolf', votes: 'Bob' },
      Bob: { card: 'seer', votes: 'Cleo' },
      Cleo: { card: 'robber', votes: 'Bob' },
    });
    expect(end).toMatchObject({ dead: ['Bob'], teams: ['werewolf'], winners: ['Ana'] });
    expect(end.rules).toContain('R41');
  });

  it('R41: turned into a Tanner he wants to die; a Vampire mark still beats it', () => {
    const story = {
      Bob: { card: 'seer', votes: 'Ana' },
      Cleo: { card: 'vampire', votes: 'Ana' },
    } as const;
    const ghostHunter = { card: 'paranormal-investigator', turned: 'tanner', votes: 'Bob' } as const;
    expect(tell({ Ana: ghostHunter, ...story }).winners).toEqual(['Ana']);
    expect(tell({ Ana: { ...ghostHunter, mark: 'vampire' }, ...story }).winners).toEqual(['Bob']);
  });

  it('R41: a Copycat of the ghost hunter can be turned as well', () => {
    const end = tell({
      Ana: { card: 'copycat', copied: 'paranormal-investigator', turned: 'vampire', votes: 'Bob' },
      Bob: { card: 'master', votes: 'Cleo' },
      Cleo: { card: 'seer', votes: 'Bob' },
    });
    expect(end).toMatchObject({ dead: ['Cleo'], teams: ['vampire'], winners: ['Ana', 'Bob'] });
  });

  it('R47: a role-changing artefact cancels card and Vampire mark', () => {
    const end = tell({
      Ana: { card: 'vampire', mark: 'vampire', artefact: 'brand', votes: 'Bob' },
      Bob: { card: 'seer', votes: 'Ana' },
      Cleo: { card: 'thing', votes: 'Ana' },
    });
    expect(end).toMatchObject({ mode: 'classic', dead: ['Ana'], teams: [], winners: [] });
    expect(end.keys).toContain('teams.artefactOverMark');
  });

  it('R47: the Cudgel makes a Tanner of anybody', () => {
    const end = tell({
      Ana: { card: 'prince', artefact: 'cudgel', votes: 'Bob' },
      Bob: { card: 'werewolf', votes: 'Ana' },
      Cleo: { card: 'seer', votes: 'Ana' },
    });
    expect(end).toMatchObject({ dead: ['Ana'], teams: [], winners: ['Ana'] });
  });

  it('R47: the other marks work on under an artefact', () => {
    const end = tell({
      Ana: { card: 'seer', mark: 'love', artefact: 'claw', votes: 'Bob' },
      Bob: { card: 'mason', mark: 'love', votes: 'Dan' },
      Cleo: { card: 'mason', mark: 'plague', votes: 'Bob' },
      Dan: { card: 'thing', mark: 'traitor', votes: 'Cleo' },
    });
    expect(end.dead).toEqual(['Ana', 'Bob']);
    expect(end.winners).toEqual(['Bob', 'Cleo']);
    expect(end.keys).toContain('players.plagued');
  });

  it('R47: void, mask and shroud leave card and mark as they are', () => {
    for (const artefact of ['void', 'mask', 'shroud'] as const) {
      const end = tell({
        Ana: { card: 'hunter', mark: 'vampire', artefact, votes: 'Bob' },
        Bob: { card: 'seer', votes: 'Ana' },
        Cleo: { card: 'thing', votes: 'Ana' },
      });
      expect(end).toMatchObject({ dead: ['Ana', 'Bob'], teams: ['village'], winners: ['Bob', 'Cleo'] });
    }
  });

  it('R48: a claw makes a battle of a Vampire game', () => {
    const end = tell({
      Ana: { card: 'vampire', votes: 'Bob' },
      Bob: { card: 'gremlin', artefact: 'claw', votes: 'Ana' },
      Cleo: { card: 'thing', votes: 'Ana' },
    });
    expect(end).toMatchObject({ mode: 'epic', dead: ['Ana', 'Bob'], teams: ['village'], winners: ['Cleo'] });
  });

  it('R48: a Brand on the last Vampire ends the battle before it begins', () => {
    const end = tell({
      Ana: { card: 'vampire', artefact: 'brand', votes: 'Bob' },
      Bob: { card: 'werewolf', votes: 'Ana' },
      Cleo: { card: 'thing', votes: 'Ana' },
    });
    expect(end).toMatchObject({ mode: 'classic', dead: ['Ana'], teams: ['werewolf'], winners: ['Bob'] });
  });

  it('R70: the copied character goes with the Copycat card', () => {
    const end = tell({
      Ana: { card: 'gremlin', votes: 'Bob' },
      Bob: { card: 'copycat', copied: 'hunter', votes: 'Cleo' },
      Cleo: { card: 'vampire', votes: 'Bob' },
    });
    expect(end).toMatchObject({ dead: ['Bob', 'Cleo'], teams: ['village'] });
    expect(end.rules).toContain('R70');
  });

  it('R71: any other card from the centre keeps its team, its vote and its passive power', () => {
    const end = tell({
      Ana: { card: 'prince', fromCentre: true, votes: 'Bob' },
      Bob: { card: 'vampire', fromCentre: true, votes: 'Ana' },
      Cleo: { card: 'master', fromCentre: true, votes: 'Ana' },
      Dan: { card: 'hunter', fromCentre: true, votes: 'Bob' },
    });
    expect(end).toMatchObject({ dead: ['Bob'], teams: ['village'], winners: ['Ana', 'Dan'] });
  });

  it('R71: a character can sit at the table twice, copied and drawn', () => {
    const end = tell({
      Ana: { card: 'copycat', copied: 'tanner', votes: 'Bob' },
      Bob: { card: 'tanner', fromCentre: true, votes: 'Ana' },
      Cleo: { card: 'werewolf', votes: 'Ana' },
      Dan: { card: 'drunk', votes: 'Bob' },
    });
    expect(end).toMatchObject({ dead: ['Ana', 'Bob'], teams: [], winners: ['Ana', 'Bob'] });
  });

  it('R72: what counts at the end is what the card carries, not its printed face', () => {
    const end = tell({
      Ana: { card: 'copycat', copied: 'alpha-wolf', votes: 'Bob' },
      Bob: { card: 'seer', votes: 'Ana' },
      Cleo: { card: 'revealer', votes: 'Ana' },
    });
    expect(end).toMatchObject({ dead: ['Ana'], teams: ['village'], winners: ['Bob', 'Cleo'] });
  });

  it.each(['robber', 'drunk', 'witch', 'paranormal-investigator'] as const)(
    'R79: whoever ends with the %s card is of the Village',
    (card) => {
      const end = tell({
        Ana: { card, votes: 'Bob' },
        Bob: { card: 'werewolf', votes: 'Ana' },
        Cleo: { card: 'villager', votes: 'Bob' },
      });
      expect(end.winners).toEqual(['Ana', 'Cleo']);
    },
  );

  it('Renfield is of the Clan beside a Vampire, and a villager without one', () => {
    const story = { Ana: { card: 'renfield', votes: 'Bob' }, Cleo: { card: 'seer', votes: 'Ana' } } as const;
    expect(tell({ ...story, Bob: { card: 'vampire', votes: 'Ana' } })).toMatchObject({
      dead: ['Ana'],
      teams: ['vampire'],
      winners: ['Ana', 'Bob'],
    });
    const quiet = tell({ ...story, Bob: { card: 'thing', votes: 'Cleo' } });
    expect(quiet).toMatchObject({ dead: [], teams: ['village'], winners: ['Ana', 'Cleo', 'Bob'] });
    expect(quiet.keys).toContain('teams.renfield');
  });

  it('Renfield with the Vampire mark is a Vampire', () => {
    const end = tell({
      Ana: { card: 'renfield', mark: 'vampire', votes: 'Bob' },
      Bob: { card: 'seer', votes: 'Ana' },
      Cleo: { card: 'thing', votes: 'Ana' },
    });
    expect(end).toMatchObject({ dead: ['Ana'], teams: ['village'] });
  });
});
