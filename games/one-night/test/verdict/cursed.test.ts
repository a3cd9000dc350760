import { describe, expect, it } from 'vitest';
import { tell } from './table.ts';

describe('the Cursed (R55)', () => {
  it('R55: a Werewolf’s finger makes him a Werewolf, even beside a Vampire’s', () => {
    const end = tell({
      Ana: { card: 'cursed', votes: 'Bob' },
      Bob: { card: 'vampire', votes: 'Ana' },
      Cleo: { card: 'werewolf', votes: 'Ana' },
      Dan: { card: 'seer', votes: 'Ana' },
    });
    expect(end).toMatchObject({ mode: 'epic', dead: ['Ana', 'Bob'], teams: ['village'], winners: ['Dan'] });
    expect(end.rules).toContain('R55');
  });

  it('R55: a Vampire’s finger makes him a Vampire who protects the Master', () => {
    const end = tell({
      Ana: { card: 'cursed', votes: 'Bob' },
      Bob: { card: 'master', votes: 'Ana' },
      Cleo: { card: 'seer', votes: 'Bob' },
      Dan: { card: 'thing', votes: 'Cleo' },
    });
    expect(end).toMatchObject({ dead: ['Ana', 'Cleo'], teams: ['village'] });
  });

  it('R55: the Vampire mark beats a Werewolf’s finger', () => {
    const end = tell({
      Ana: { card: 'cursed', mark: 'vampire', votes: 'Bob' },
      Bob: { card: 'werewolf', votes: 'Ana' },
      Cleo: { card: 'seer', votes: 'Ana' },
    });
    expect(end).toMatchObject({ mode: 'epic', dead: ['Ana', 'Bob'], teams: ['village'] });
  });

  it('R55: a Cursed swayed in this vote does not sway the next', () => {
    const end = tell({
      Ana: { card: 'werewolf', votes: 'Bob' },
      Bob: { card: 'cursed', votes: 'Cleo' },
      Cleo: { card: 'cursed', votes: 'Ana' },
      Dan: { card: 'seer', votes: 'Cleo' },
    });
    expect(end).toMatchObject({ dead: ['Cleo'], teams: ['werewolf'], winners: ['Ana', 'Bob'] });
  });

  it('R55: nobody sways a Cursed under a role-changing artefact, and the Minion’s finger sways nobody', () => {
    const end = tell({
      Ana: { card: 'cursed', artefact: 'brand', votes: 'Bob' },
      Bob: { card: 'werewolf', votes: 'Ana' },
      Cleo: { card: 'cursed', votes: 'Ana' },
      Dan: { card: 'minion', votes: 'Cleo' },
    });
    expect(end).toMatchObject({ dead: ['Ana'], teams: ['werewolf'], winners: ['Bob', 'Dan'] });
  });

  it('R55: a swayed Cursed can be the Werewolf that makes it a battle', () => {
    const end = tell({
      Ana: { card: 'cursed', votes: 'Bob' },
      Bob: { card: 'seer', artefact: 'claw', votes: 'Ana' },
      Cleo: { card: 'vampire', votes: 'Ana' },
    });
    expect(end).toMatchObject({ mode: 'monsters', dead: ['Ana'], teams: ['vampire'], winners: ['Cleo'] });
  });
});
