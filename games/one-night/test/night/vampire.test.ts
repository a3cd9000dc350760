import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

const clan = () =>
  deal({ Ana: 'vampire', Bob: 'seer', Cyd: 'master', Dan: 'count', Eve: 'thing' }, [
    'gremlin',
    'priest',
    'pickpocket',
  ]).until('vampires');

describe('the Vampires', () => {
  it('vampire: all three kinds wake together and learn the seats of the others, not their kinds', () => {
    const t = clan();
    expect(t.awake).toEqual(['Ana', 'Cyd', 'Dan']);
    expect(t.told('Ana')).toEqual(['metVampires Cyd+Dan']);
    expect(t.told('Cyd')).toEqual(['metVampires Ana+Dan']);
    expect(t.told('Bob')).toEqual([]);
  });

  it('vampire: together they must bite one player who is not of them', () => {
    const t = clan();
    for (const name of ['Ana', 'Cyd', 'Dan']) expect(t.offers(name)).toEqual({ bite: ['Bob', 'Eve'] });
    expect([t.asked('Bob'), t.asked('Eve')]).toEqual([null, null]);
    expect(t.tries('Ana', 'bite', 'Cyd')).toBe('answer.option');
    expect(t.tries('Ana', 'pass')).toBe('answer.way');
  });

  it('vampire: a single Vampire bites alone and at once', () => {
    const t = deal({ Ana: 'vampire', Bob: 'seer', Cyd: 'thing' }, ['gremlin', 'priest', 'master']);
    t.until('vampires').answers('Ana', 'bite', 'Cyd');
    expect(t.told('Ana')).toEqual(['metVampires nobody', 'gaveMark Cyd vampire']);
    expect(t.mark('Cyd')).toBe('vampire');
  });

  it('vampire: the bitten player is told nothing, does not wake with them, and keeps his abilities', () => {
    const t = deal({ Ana: 'vampire', Bob: 'seer', Cyd: 'thing' }, ['gremlin', 'priest', 'master']);
    t.until('vampires').answers('Ana', 'bite', 'Bob');
    expect([t.told('Bob'), t.awake]).toEqual([[], ['Ana']]);
    expect(t.until('markCheck').told('Bob')).toEqual(['checkedMark vampire']);
    expect(t.until('seer').answers('Bob', 'player', 'Ana').told('Bob')).toEqual(['sawCard Ana vampire']);
    t.until('day');
    expect(t.votes({ Ana: 'Cyd', Bob: 'Cyd', Cyd: 'Bob' }).winners).toEqual(['Ana', 'Bob']);
  });

  it('C1: the mark of the bitten player goes face down into the slot of the Vampire mark', () => {
    const t = deal({ Ana: 'vampire', Bob: 'seer', Cyd: 'thing' }, ['gremlin', 'priest', 'master']);
    expect(t.board('vampire')).toBe('vampire');
    t.until('vampires').answers('Ana', 'bite', 'Bob');
    expect([t.mark('Bob'), t.board('vampire')]).toEqual(['vampire', 'clarity']);
  });

  it('R38: with no Vampire at the table nobody is bitten and the mark stays on the board', () => {
    const t = deal({ Ana: 'seer', Bob: 'thing', Cyd: 'gremlin' }, ['vampire', 'master', 'priest']);
    t.until('vampires');
    expect(t.awake).toEqual([]);
    t.until('day');
    expect([t.board('vampire'), t.marks]).toEqual(['vampire', 'clarity clarity clarity']);
  });

  it('R38: where all are Vampires there is nobody to bite: nothing is asked, nothing happens', () => {
    const t = deal({ Ana: 'vampire', Bob: 'master', Cyd: 'count' }, ['seer', 'thing', 'gremlin']);
    t.until('vampires');
    expect([t.asked('Ana'), t.told('Ana')]).toEqual([null, ['metVampires Bob+Cyd']]);
    expect(t.until('day').marks).toBe('clarity clarity clarity');
  });

  it('R69: recognition goes by the character dealt or copied, so a bitten player is never among them', () => {
    const t = deal({ Ana: 'copycat', Bob: 'vampire', Cyd: 'renfield', Dan: 'seer' }, [
      'count',
      'thing',
      'priest',
    ]);
    t.until('copycat').answers('Ana', 'copy', 'c1').until('vampires');
    t.answers('Ana', 'bite', 'Dan').answers('Bob', 'bite', 'Dan').until('renfield');
    expect(t.told('Cyd')[0]).toBe('sawBite Ana+Bob Dan');
  });
});

describe('the bite, agreed on (R66)', () => {
  it('R66: proposals are seen by the awake Vampires alone, and the bite falls when all agree', () => {
    const t = clan().answers('Ana', 'bite', 'Bob').answers('Cyd', 'bite', 'Eve');
    const [watched] = t.sees('Dan').watched;
    expect(watched?.proposals).toEqual([{ do: 'bite', player: [1] }, { do: 'bite', player: [4] }, null]);
    expect([t.sees('Bob').watched, t.sees('Eve').watched]).toEqual([[], []]);
    t.answers('Dan', 'bite', 'Eve').answers('Ana', 'bite', 'Eve');
    expect(t.mark('Eve')).toBe('vampire');
    expect(t.asked('Ana')).toBeNull();
  });

  it('R66: a proposal can be changed as long as they do not agree', () => {
    const t = clan()
      .answers('Ana', 'bite', 'Bob')
      .answers('Cyd', 'bite', 'Bob')
      .answers('Ana', 'bite', 'Eve');
    t.answers('Dan', 'bite', 'Bob');
    expect(t.marks).not.toContain('vampire');
    t.answers('Ana', 'bite', 'Bob');
    expect(t.mark('Bob')).toBe('vampire');
  });

  it('R66: out of time, the proposal of the lowest seat that made one holds', () => {
    const t = clan().answers('Dan', 'bite', 'Bob').answers('Cyd', 'bite', 'Eve').timeUp();
    expect([t.mark('Eve'), t.mark('Bob')]).toEqual(['vampire', 'clarity']);
    // Told to the one who was silent, and to nobody else.
    const late = ['Ana', 'Bob', 'Cyd', 'Dan', 'Eve'].filter((name) => t.notes(name).includes('wereLate'));
    expect(late).toEqual(['Ana']);
  });

  it('R66: without any proposal chance bites somebody who is not a Vampire', () => {
    const t = clan().timeUp();
    expect(['clarity vampire clarity clarity clarity', 'clarity clarity clarity clarity vampire']).toContain(
      t.marks,
    );
  });

  it('R66: each of them notes the bite, which happens once', () => {
    const t = clan();
    for (const name of ['Ana', 'Cyd', 'Dan']) t.answers(name, 'bite', 'Bob');
    expect(t.told('Ana')).toContain('gaveMark Bob vampire');
    expect(t.told('Dan')).toContain('gaveMark Bob vampire');
    expect(t.state.story.filter(({ did }) => did === 'gaveMark')).toHaveLength(1);
  });
});
