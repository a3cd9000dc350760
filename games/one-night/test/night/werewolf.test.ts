import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

describe('the Werewolves', () => {
  it('werewolf: Werewolf, Alpha and Mystic Wolf open their eyes and see each other, not their kinds', () => {
    const t = deal({ Ana: 'werewolf', Bob: 'alpha-wolf', Cyd: 'mystic-wolf', Dan: 'seer' }, [
      'robber',
      'hunter',
      'tanner',
    ]);
    t.until('werewolves');
    expect(t.awake).toEqual(['Ana', 'Bob', 'Cyd']);
    expect([t.told('Ana'), t.told('Bob')]).toEqual([['metPack Bob+Cyd nobody'], ['metPack Ana+Cyd nobody']]);
    expect([t.asked('Ana'), t.told('Dan')]).toEqual([null, []]);
  });

  it('werewolf: who sees no other may look at one centre card', () => {
    const t = deal({ Ana: 'werewolf', Bob: 'seer', Cyd: 'hunter' }, ['robber', 'werewolf', 'tanner']);
    t.until('werewolves');
    expect(t.offers('Ana')).toEqual({ look: ['c1', 'c2', 'c3'], pass: [] });
    expect(t.answers('Ana', 'look', 'c2').told('Ana')).toEqual([
      'metPack nobody nobody',
      'sawCard c2 werewolf',
    ]);
  });

  it('G4: with the Alpha Wolf in the deck that may be the card across', () => {
    const t = deal({ Ana: 'werewolf', Bob: 'seer', Cyd: 'hunter' }, ['robber', 'alpha-wolf', 'tanner']);
    expect(t.until('werewolves').offers('Ana')?.look).toEqual(['c1', 'c2', 'c3', 'across']);
  });

  it('R66: out of time, the lone wolf looks at nothing', () => {
    const t = deal({ Ana: 'werewolf', Bob: 'seer', Cyd: 'hunter' }, ['robber', 'werewolf', 'tanner']);
    expect(t.until('werewolves').timeUp().notes('Ana').slice(-3)).toEqual([
      'metPack nobody nobody',
      'wereLate',
      'passed',
    ]);
  });

  it('R35: a feared pack-mate is invisible, so the other may look', () => {
    const t = deal({ Ana: 'werewolf', Bob: 'werewolf', Cyd: 'count', Dan: 'seer' }, [
      'robber',
      'hunter',
      'tanner',
    ]);
    t.until('vampires').answers('Cyd', 'bite', 'Dan').until('count').answers('Cyd', 'frighten', 'Bob');
    t.until('werewolves');
    expect([t.awake, t.told('Ana')]).toEqual([['Ana'], ['metPack nobody nobody']]);
    expect(t.asked('Ana')).toBe('werewolves.look');
  });

  it('R35: a dreamer’s thumb is a Werewolf seen: no look', () => {
    const t = deal({ Ana: 'werewolf', Bob: 'dream-wolf', Cyd: 'seer' }, ['robber', 'hunter', 'tanner']);
    t.until('werewolves');
    expect([t.awake, t.told('Ana'), t.asked('Ana')]).toEqual([['Ana'], ['metPack nobody Bob'], null]);
  });

  it('R12: a bitten Werewolf still wakes with the pack, and is of the Clan at the end', () => {
    const t = deal({ Ana: 'werewolf', Bob: 'werewolf', Cyd: 'vampire', Dan: 'seer' }, [
      'robber',
      'hunter',
      'tanner',
    ]);
    t.until('vampires').answers('Cyd', 'bite', 'Bob').until('werewolves');
    expect(t.told('Ana')).toEqual(['metPack Bob nobody']);
    const end = t.votes({ Ana: 'Dan', Bob: 'Ana', Cyd: 'Ana', Dan: 'Ana' });
    expect(end).toEqual({ dead: ['Ana', 'Dan'], teams: ['vampire'], winners: ['Bob', 'Cyd'] });
  });

  it('R69: the alpha’s victim neither wakes with the pack nor is shown to the Minion', () => {
    const t = deal({ Ana: 'alpha-wolf', Bob: 'seer', Cyd: 'minion' }, ['robber', 'hunter', 'tanner']);
    t.until('alpha-wolf').answers('Ana', 'turn', 'Bob').until('minion');
    expect([t.card('Bob'), t.told('Cyd')]).toEqual(['werewolf', ['sawPack Ana']]);
    expect(t.until('seer').asked('Bob')).toBe('seer.look');
  });
});
