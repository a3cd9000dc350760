import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

describe('the Aura Seer', () => {
  it('aura-seer: sees the thumbs of all others who looked at or moved a card or mark so far', () => {
    const t = deal({ Ana: 'aura-seer', Bob: 'seer', Cyd: 'robber', Dan: 'insomniac' }, [
      'werewolf',
      'hunter',
      'tanner',
    ]);
    t.until('seer').answers('Bob', 'centre', 'c1', 'c2').until('aura-seer');
    expect([t.told('Ana'), t.asked('Ana')]).toEqual([['sawThumbs Bob'], null]);
  });

  it('R40: dusk counts: Copycat, every Vampire awake, Count, Diseased, Cupid, Instigator, Assassin', () => {
    const t = deal(
      {
        Ana: 'aura-seer',
        Bob: 'copycat',
        Cyd: 'vampire',
        Dan: 'count',
        Eve: 'diseased',
        Fay: 'cupid',
        Gus: 'instigator',
        Hal: 'assassin',
        Ivy: 'apprentice-assassin',
        Jon: 'villager',
      },
      ['hunter', 'tanner', 'thing'],
    );
    t.until('copycat').answers('Bob', 'copy', 'c1').until('cupid').answers('Fay', 'unite', 'Ana', 'Jon');
    t.until('instigator').answers('Gus', 'corrupt', 'Gus').until('aura-seer');
    expect(t.told('Ana')).toEqual(['sawThumbs Bob+Cyd+Dan+Eve+Fay+Gus+Hal']);
  });

  it('R40: Priest and Renfield always have a thumb, and so has an Apprentice who acted', () => {
    const t = deal({ Ana: 'aura-seer', Bob: 'priest', Cyd: 'renfield', Dan: 'apprentice-assassin' }, [
      'vampire',
      'hunter',
      'tanner',
    ]);
    t.until('priest').answers('Bob', 'pass').until('aura-seer');
    expect(t.told('Ana')).toEqual(['sawThumbs Bob+Cyd+Dan']);
  });

  it('R40: not passing, not the own-mark check, not recognising, thumbs, a tap or a shield', () => {
    const t = deal(
      {
        Ana: 'aura-seer',
        Bob: 'mason',
        Cyd: 'mason',
        Dan: 'thing',
        Eve: 'sentinel',
        Fay: 'minion',
        Gus: 'dream-wolf',
      },
      ['vampire', 'hunter', 'tanner'],
    );
    t.until('sentinel').answers('Eve', 'shield', 'Fay').until('aura-seer');
    expect(t.told('Ana')).toEqual(['sawThumbs nobody']);
  });

  it('R40: a Vampire without a target, a Count without one, a lone wolf who passes: no thumb', () => {
    const t = deal({ Ana: 'vampire', Bob: 'count', Cyd: 'copycat' }, ['master', 'aura-seer', 'thing']);
    t.until('copycat').answers('Cyd', 'copy', 'c1').until('aura-seer');
    expect(t.state.acted).toEqual([false, false, true]);
    const wolf = deal({ Ana: 'aura-seer', Bob: 'werewolf', Cyd: 'seer' }, ['robber', 'hunter', 'tanner']);
    expect(wolf.until('aura-seer').told('Ana')).toEqual(['sawThumbs nobody']);
  });

  it('R40: the looks and moves of the night count up to the Idiot’s', () => {
    const t = deal(
      {
        Ana: 'aura-seer',
        Bob: 'werewolf',
        Cyd: 'apprentice-seer',
        Dan: 'paranormal-investigator',
        Eve: 'marksman',
        Fay: 'robber',
        Gus: 'witch',
        Hal: 'pickpocket',
        Ivy: 'troublemaker',
        Jon: 'village-idiot',
      },
      ['vampire', 'hunter', 'tanner'],
    );
    t.until('werewolves').answers('Bob', 'look', 'c1').until('apprentice-seer').answers('Cyd', 'look', 'c1');
    t.until('paranormal-investigator').answers('Dan', 'look', 'Ana').until('marksman').answers('Eve', 'pass');
    t.answers('Eve', 'peek', 'Ana').until('robber').answers('Fay', 'rob', 'Ana').until('witch');
    t.answers('Gus', 'look', 'c2').until('pickpocket').answers('Hal', 'steal', 'Ana').until('troublemaker');
    t.answers('Ivy', 'swap', 'Bob', 'Cyd').until('village-idiot').answers('Jon', 'left').until('aura-seer');
    expect(t.told('Ana')).toEqual(['sawThumbs Bob+Cyd+Dan+Eve+Fay+Gus+Hal+Ivy+Jon']);
  });

  it('R40: alpha and mystic wolf count for what they did on their own', () => {
    const t = deal({ Ana: 'aura-seer', Bob: 'alpha-wolf', Cyd: 'mystic-wolf', Dan: 'werewolf' }, [
      'robber',
      'hunter',
      'tanner',
    ]);
    t.until('alpha-wolf').answers('Bob', 'turn', 'Ana').until('mystic-wolf').answers('Cyd', 'look', 'Bob');
    expect(t.until('aura-seer').told('Ana')).toEqual(['sawThumbs Bob+Cyd']);
  });

  it('R40: a Copycat who became the Aura Seer does not count herself, though she looked', () => {
    const t = deal({ Ana: 'copycat', Bob: 'seer', Cyd: 'robber' }, ['aura-seer', 'hunter', 'tanner']);
    t.until('copycat').answers('Ana', 'copy', 'c1').until('aura-seer');
    expect(t.told('Ana')).toEqual(['sawThumbs nobody']);
  });

  it('R34: a feared player who acted at dusk gives a thumb', () => {
    const t = deal({ Ana: 'aura-seer', Bob: 'count', Cyd: 'copycat' }, ['seer', 'hunter', 'tanner']);
    t.until('copycat').answers('Cyd', 'copy', 'c1').until('vampires').answers('Bob', 'bite', 'Ana');
    t.until('count').answers('Bob', 'frighten', 'Cyd').until('aura-seer');
    expect(t.told('Ana')).toEqual(['sawThumbs Bob+Cyd']);
  });

  it('C3: she sees the Pickpocket’s thumb, never the Gremlin’s, who is called after her', () => {
    const t = deal({ Ana: 'aura-seer', Bob: 'pickpocket', Cyd: 'gremlin' }, ['vampire', 'hunter', 'tanner']);
    t.until('pickpocket').answers('Bob', 'steal', 'Cyd').until('aura-seer');
    expect(t.told('Ana')).toEqual(['sawThumbs Bob']);
    t.until('gremlin').answers('Cyd', 'marks', 'Ana', 'Bob');
    expect(t.notes('Ana').at(-1)).toBe('sawThumbs Bob');
  });
});
