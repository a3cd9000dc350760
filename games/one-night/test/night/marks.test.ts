import { describe, expect, it } from 'vitest';
import type { RoleId } from '../../src/roles/index.ts';
import { deal } from '../table.ts';

/** Cyd is bitten by Ana; what Bob does to him afterwards is up to the story. */
const bitten = (by: RoleId) =>
  deal({ Ana: 'vampire', Bob: by, Cyd: 'seer', Dan: 'hunter' }, ['tanner', 'thing', 'robber'])
    .until('vampires')
    .answers('Ana', 'bite', 'Cyd');

describe('marks (C1)', () => {
  it('C1: a mark given by the board leaves room for the one it displaced, in the same slot', () => {
    const t = bitten('diseased').until('diseased').answers('Bob', 'infect', 'Cyd');
    expect([t.mark('Cyd'), t.board('plague'), t.board('vampire')]).toEqual(['plague', 'vampire', 'clarity']);
  });

  it.each([
    ['diseased', 'infect', 'plague'],
    ['instigator', 'corrupt', 'traitor'],
    ['priest', 'cleanse', 'clarity'],
    ['assassin', 'mark', 'assassin'],
    ['apprentice-assassin', 'mark', 'assassin'],
  ] as const)('C3: the %s (%s %s) laid on the bitten player erases the bite', (by, way, mark) => {
    const t = bitten(by).until(by).answers('Bob', way, 'Cyd').until('day');
    expect([t.mark('Cyd'), t.marks.includes('vampire')]).toEqual([mark, false]);
    expect(t.notes('Ana').slice(1)).toEqual([
      'metVampires nobody',
      'gaveMark Cyd vampire',
      'checkedMark clarity',
    ]);
    expect(t.votes({ Ana: 'Dan', Bob: 'Dan', Cyd: 'Ana', Dan: 'Ana' }).teams).toEqual(['village']);
  });

  it('C3: so does Love', () => {
    const t = bitten('cupid').until('cupid').answers('Bob', 'unite', 'Cyd', 'Dan');
    expect([t.mark('Cyd'), t.board('love-1')]).toEqual(['love', 'vampire']);
  });

  it('C1: each dusk call overwrites the ones before it', () => {
    const t = deal(
      {
        Ana: 'count',
        Bob: 'renfield',
        Cyd: 'cupid',
        Dan: 'diseased',
        Eve: 'villager',
        Fay: 'instigator',
        Gus: 'priest',
        Hal: 'assassin',
      },
      ['tanner', 'thing', 'robber'],
    );
    const seen: string[] = [];
    const eve = () => seen.push(t.mark('Eve'));
    t.until('vampires').answers('Ana', 'bite', 'Bob').until('count').answers('Ana', 'frighten', 'Eve');
    eve();
    t.until('diseased').answers('Dan', 'infect', 'Eve');
    eve();
    t.until('cupid').answers('Cyd', 'unite', 'Eve', 'Cyd');
    eve();
    t.until('instigator').answers('Fay', 'corrupt', 'Eve');
    eve();
    t.until('priest').answers('Gus', 'cleanse', 'Eve');
    eve();
    t.until('assassin').answers('Hal', 'mark', 'Eve');
    eve();
    expect(seen).toEqual(['fear', 'plague', 'love', 'traitor', 'clarity', 'assassin']);
  });

  it('C1: every player always has exactly one mark, and by night none leaves the table', () => {
    const t = deal({ Ana: 'count', Bob: 'pickpocket', Cyd: 'gremlin', Dan: 'cupid' }, [
      'vampire',
      'thing',
      'priest',
    ]);
    t.until('vampires').answers('Ana', 'bite', 'Bob').until('count').answers('Ana', 'frighten', 'Dan');
    t.until('markCheck');
    const before = t.marks.split(' ').sort();
    t.until('pickpocket')
      .answers('Bob', 'steal', 'Dan')
      .until('gremlin')
      .answers('Cyd', 'marks', 'Ana', 'Bob');
    expect(t.until('day').marks.split(' ').sort()).toEqual(before);
    expect(new Set(t.state.marks).size).toBe(4);
  });

  it('C2: the Bat proves a Renfield and does nothing, whoever holds it', () => {
    const t = deal({ Ana: 'vampire', Bob: 'renfield', Cyd: 'pickpocket', Dan: 'seer' }, [
      'tanner',
      'thing',
      'priest',
    ]);
    t.until('vampires').answers('Ana', 'bite', 'Dan').until('pickpocket').answers('Cyd', 'steal', 'Bob');
    expect(t.answers('Cyd', 'peek').told('Cyd').at(-1)).toBe('sawMark Cyd bat');
    const end = t.votes({ Ana: 'Cyd', Bob: 'Ana', Cyd: 'Ana', Dan: 'Bob' });
    expect(end).toEqual({ dead: ['Ana'], teams: ['village'], winners: ['Cyd'] });
  });

  it('C2: Clarity changes nothing: the card decides', () => {
    const t = deal({ Ana: 'vampire', Bob: 'priest', Cyd: 'seer' }, ['tanner', 'thing', 'master']);
    t.until('vampires').answers('Ana', 'bite', 'Cyd').until('priest').answers('Bob', 'cleanse', 'Ana');
    const end = t.votes({ Ana: 'Bob', Bob: 'Ana', Cyd: 'Ana' });
    expect(end).toEqual({ dead: ['Ana'], teams: ['village'], winners: ['Bob'] });
  });

  it('C2: the Vampire mark keeps night abilities and turns the team', () => {
    const t = bitten('priest').until('priest').answers('Bob', 'pass').until('seer');
    expect(t.answers('Cyd', 'player', 'Ana').told('Cyd')).toEqual(['sawCard Ana vampire']);
    expect(t.votes({ Ana: 'Bob', Bob: 'Ana', Cyd: 'Bob', Dan: 'Bob' }).winners).toEqual(['Ana', 'Cyd']);
  });
});

describe('the mark check', () => {
  it('R64: everybody is shown his own mark, all at once, and nothing else', () => {
    const t = bitten('instigator').until('instigator').answers('Bob', 'corrupt', 'Dan').until('markCheck');
    expect(['Ana', 'Bob', 'Cyd', 'Dan'].map((name) => t.told(name))).toEqual([
      ['checkedMark clarity'],
      ['checkedMark clarity'],
      ['checkedMark vampire'],
      ['checkedMark traitor'],
    ]);
    expect(['Ana', 'Bob', 'Cyd', 'Dan'].map((name) => t.asked(name))).toEqual([null, null, null, null]);
  });

  it('G3: what a player keeps in view is the memory of it, never what lies there now', () => {
    const t = deal({ Ana: 'pickpocket', Bob: 'vampire', Cyd: 'robber' }, ['tanner', 'thing', 'priest']);
    t.until('vampires').answers('Bob', 'bite', 'Cyd').until('robber').answers('Cyd', 'rob', 'Ana');
    t.until('pickpocket').answers('Ana', 'steal', 'Cyd').until('day');
    expect([t.mark('Cyd'), t.card('Ana')]).toEqual(['clarity', 'robber']);
    expect(t.sees('Cyd').view.me).toEqual({ dealt: 'robber', mark: 'vampire', artefact: null });
    expect(t.sees('Ana').view.me).toEqual({ dealt: 'pickpocket', mark: 'clarity', artefact: null });
  });

  it('G3: nobody is told that his card or mark was moved or seen', () => {
    const t = deal({ Ana: 'villager', Bob: 'gremlin', Cyd: 'marksman', Dan: 'robber' }, [
      'vampire',
      'thing',
      'priest',
    ]);
    t.until('marksman').answers('Cyd', 'look', 'Ana').answers('Cyd', 'peek', 'Bob').until('robber');
    t.answers('Dan', 'rob', 'Ana').until('gremlin').answers('Bob', 'marks', 'Ana', 'Cyd').until('day');
    expect(t.notes('Ana')).toEqual(['wereDealt villager', 'checkedMark clarity']);
  });
});

describe('who counts as what, when (C4)', () => {
  it('C4: at the bite those dealt or copied, at −6C those who bit, at the end final card or mark', () => {
    const t = deal({ Ana: 'vampire', Bob: 'renfield', Cyd: 'robber', Dan: 'seer' }, [
      'tanner',
      'thing',
      'priest',
    ]);
    t.until('vampires').answers('Ana', 'bite', 'Dan').until('renfield');
    expect(t.told('Bob')[0]).toBe('sawBite Ana Dan');
    t.until('robber').answers('Cyd', 'rob', 'Ana');
    const end = t.votes({ Ana: 'Bob', Bob: 'Ana', Cyd: 'Ana', Dan: 'Ana' });
    expect(end).toEqual({ dead: ['Ana'], teams: ['vampire'], winners: ['Bob', 'Cyd', 'Dan'] });
  });

  it('C4: the ghost hunter goes by the face he sees: a bitten villager turns nobody', () => {
    const t = deal({ Ana: 'vampire', Bob: 'paranormal-investigator', Cyd: 'villager' }, [
      'tanner',
      'thing',
      'priest',
    ]);
    t.until('vampires').answers('Ana', 'bite', 'Cyd').until('paranormal-investigator');
    expect(t.answers('Bob', 'look', 'Cyd').told('Bob')).toEqual(['sawCard Cyd villager']);
  });
});
