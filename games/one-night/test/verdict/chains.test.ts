import { describe, expect, it } from 'vitest';
import { tell } from './table.ts';

describe('the Hunter', () => {
  it('takes the player he points at along', () => {
    const end = tell({
      Ana: { card: 'hunter', votes: 'Bob' },
      Bob: { card: 'vampire', votes: 'Ana' },
      Cleo: { card: 'seer', votes: 'Ana' },
    });
    expect(end).toMatchObject({ dead: ['Ana', 'Bob'], teams: ['village'], winners: ['Ana', 'Cleo'] });
    expect(end.path).toContain('hunter.yes');
  });

  it('shoots nobody if he points at nobody, is alive, or has an artefact for a role', () => {
    const others = { Bob: { card: 'vampire', votes: 'Ana' }, Cleo: { card: 'seer', votes: 'Ana' } } as const;
    expect(tell({ Ana: { card: 'hunter' }, ...others }).dead).toEqual(['Ana']);
    expect(tell({ Ana: { card: 'hunter', artefact: 'brand', votes: 'Bob' }, ...others }).dead).toEqual([
      'Ana',
    ]);
    const alive = {
      Ana: { card: 'hunter', votes: 'Bob' },
      Bob: others.Bob,
      Cleo: { card: 'seer', votes: 'Bob' },
    } as const;
    expect(tell(alive).dead).toEqual(['Bob']);
  });

  it('keeps his shot under the Vampire mark', () => {
    const end = tell({
      Ana: { card: 'hunter', mark: 'vampire', votes: 'Bob' },
      Bob: { card: 'seer', votes: 'Ana' },
      Cleo: { card: 'thing', votes: 'Ana' },
    });
    expect(end.dead).toEqual(['Ana', 'Bob']);
  });

  it('R20: a protected player survives the shot', () => {
    const end = tell({
      Ana: { card: 'hunter', votes: 'Bob' },
      Bob: { card: 'prince', votes: 'Ana' },
      Cleo: { card: 'seer', votes: 'Ana' },
    });
    expect(end.dead).toEqual(['Ana']);
  });

  it('R83: a shot at a protected player is lost, and nobody replaces him', () => {
    const end = tell({
      Ana: { card: 'hunter', votes: 'Bob' },
      Bob: { card: 'vampire', votes: 'Ana' },
      Cleo: { card: 'bodyguard', votes: 'Bob' },
      Dan: { card: 'seer', votes: 'Ana' },
      Eve: { card: 'thing', votes: 'Ana' },
    });
    expect(end).toMatchObject({ dead: ['Ana'], teams: ['vampire'], winners: ['Bob'] });
    expect(end.keys).toContain('chains.stopped');
    expect(end.rules).toContain('R83');
  });

  it('R83: a Hunter shot by a Hunter shoots too', () => {
    const end = tell({
      Ana: { card: 'hunter', votes: 'Bob' },
      Bob: { card: 'copycat', copied: 'hunter', votes: 'Cleo' },
      Cleo: { card: 'vampire', votes: 'Ana' },
      Dan: { card: 'seer', votes: 'Ana' },
    });
    expect(end).toMatchObject({ dead: ['Ana', 'Bob', 'Cleo'], teams: ['village'] });
    expect(end.rules).toContain('R83');
  });

  it('R62: dying makes nobody lose by itself: the dead Hunter wins with his Village', () => {
    const end = tell({
      Ana: { card: 'hunter', votes: 'Bob' },
      Bob: { card: 'werewolf', votes: 'Ana' },
      Cleo: { card: 'seer', votes: 'Ana' },
    });
    expect(end.dead).toContain('Ana');
    expect(end.winners).toContain('Ana');
  });
});

describe('love', () => {
  it('R20: the second lover dies whatever protects him, be he the Prince', () => {
    const end = tell({
      Ana: { card: 'seer', mark: 'love', votes: 'Bob' },
      Bob: { card: 'prince', mark: 'love', votes: 'Ana' },
      Cleo: { card: 'bodyguard', votes: 'Bob' },
      Dan: { card: 'thing', votes: 'Ana' },
      Eve: { card: 'vampire', votes: 'Ana' },
    });
    expect(end).toMatchObject({ dead: ['Ana', 'Bob'], teams: ['vampire'] });
    expect(end.rules).toContain('R20');
  });

  it('R31: a Hunter dying of love shoots', () => {
    const end = tell({
      Ana: { card: 'seer', mark: 'love', votes: 'Cleo' },
      Bob: { card: 'hunter', mark: 'love', votes: 'Cleo' },
      Cleo: { card: 'vampire', votes: 'Ana' },
      Dan: { card: 'thing', votes: 'Ana' },
      Eve: { card: 'thing', votes: 'Ana' },
    });
    expect(end).toMatchObject({ dead: ['Ana', 'Bob', 'Cleo'], teams: ['village'] });
    expect(end.rules).toContain('R31');
  });

  it('R31: the lover of one who was shot dies', () => {
    const end = tell({
      Ana: { card: 'hunter', votes: 'Bob' },
      Bob: { card: 'seer', mark: 'love', votes: 'Ana' },
      Cleo: { card: 'vampire', mark: 'love', votes: 'Ana' },
    });
    expect(end.dead).toEqual(['Ana', 'Bob', 'Cleo']);
  });

  it('R32: a single Love mark has no effect', () => {
    const end = tell({
      Ana: { card: 'seer', mark: 'love', votes: 'Bob' },
      Bob: { card: 'vampire', votes: 'Ana' },
      Cleo: { card: 'thing', votes: 'Ana' },
    });
    expect(end).toMatchObject({ dead: ['Ana'], teams: ['vampire'] });
    expect(end.rules).toContain('R32');
    expect(end.path).toContain('love.no');
  });

  it('R32: nor have three, on a table no deck gives', () => {
    const end = tell({
      Ana: { card: 'seer', mark: 'love', votes: 'Bob' },
      Bob: { card: 'vampire', mark: 'love', votes: 'Ana' },
      Cleo: { card: 'thing', mark: 'love', votes: 'Ana' },
    });
    expect(end.dead).toEqual(['Ana']);
  });
});
