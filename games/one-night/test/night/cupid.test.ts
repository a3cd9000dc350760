import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

const table = () =>
  deal({ Ana: 'cupid', Bob: 'seer', Cyd: 'robber', Dan: 'priest', Eve: 'instigator' }, [
    'vampire',
    'assassin',
    'thing',
  ]);

describe('Cupid', () => {
  it('cupid: may give the two Love marks to two different players', () => {
    const t = table().until('cupid');
    expect(t.offers('Ana')).toEqual({ unite: ['Ana', 'Bob', 'Cyd', 'Dan', 'Eve'], pass: [] });
    t.answers('Ana', 'unite', 'Bob', 'Cyd');
    expect(t.told('Ana')).toEqual(['gaveMark Bob love', 'gaveMark Cyd love']);
    expect([t.mark('Bob'), t.mark('Cyd'), t.board('love-1'), t.board('love-2')]).toEqual([
      'love',
      'love',
      'clarity',
      'clarity',
    ]);
  });

  it('R4: both marks or none, never one twice; herself is allowed', () => {
    const t = table().until('cupid');
    expect(t.tries('Ana', 'unite', 'Bob')).toBe('answer.count');
    expect(t.tries('Ana', 'unite', 'Bob', 'Bob')).toBe('answer.twice');
    expect(t.tries('Ana', 'unite', 'Bob', 'Cyd', 'Dan')).toBe('answer.count');
    t.answers('Ana', 'unite', 'Ana', 'Bob');
    expect([t.mark('Ana'), t.mark('Bob')]).toEqual(['love', 'love']);
  });

  it('R66: out of time, Cupid unites nobody', () => {
    const t = table().until('cupid').timeUp();
    expect([t.marks.includes('love'), t.board('love-1')]).toEqual([false, 'love']);
  });
});

describe('the Lovers', () => {
  it('cupid: the Lovers wake first in the night and see each other', () => {
    const t = table().until('cupid').answers('Ana', 'unite', 'Bob', 'Cyd').until('lovers');
    expect(t.awake).toEqual(['Bob', 'Cyd']);
    expect([t.told('Bob'), t.told('Cyd'), t.told('Ana')]).toEqual([['metLover Cyd'], ['metLover Bob'], []]);
    expect(t.asked('Bob')).toBeNull();
  });

  it('R60: they are called although nobody holds a Love mark, or Cupid lies in the centre', () => {
    expect(table().until('lovers').awake).toEqual([]);
    const t = deal({ Ana: 'seer', Bob: 'robber', Cyd: 'priest' }, ['cupid', 'vampire', 'thing']);
    expect(t.until('lovers').awake).toEqual([]);
  });

  it('R32: the holder of a single Love mark wakes alone, and it binds nobody', () => {
    const t = table().until('cupid').answers('Ana', 'unite', 'Bob', 'Cyd');
    t.until('priest').answers('Dan', 'cleanse', 'Cyd').until('lovers');
    expect([t.awake, t.told('Bob')]).toEqual([['Bob'], ['metLover nobody']]);
    const end = t.votes({ Ana: 'Bob', Cyd: 'Bob', Bob: 'Ana' });
    expect(end.dead).toEqual(['Bob']);
  });

  it('R76: the Traitor mark breaks a couple', () => {
    const t = table().until('cupid').answers('Ana', 'unite', 'Bob', 'Cyd');
    t.until('instigator').answers('Eve', 'corrupt', 'Bob').until('lovers');
    expect([t.mark('Bob'), t.board('traitor'), t.told('Cyd')]).toEqual([
      'traitor',
      'love',
      ['metLover nobody'],
    ]);
  });

  it('R76: so does the Assassin’s mark, the last to be laid', () => {
    const t = deal({ Ana: 'cupid', Bob: 'seer', Cyd: 'assassin' }, ['vampire', 'priest', 'thing']);
    t.until('cupid').answers('Ana', 'unite', 'Ana', 'Bob').until('assassin').answers('Cyd', 'mark', 'Bob');
    expect(t.until('lovers').told('Ana')).toEqual(['metLover nobody']);
  });

  it('R76: and the Apprentice’s, where there is no Assassin', () => {
    const t = deal({ Ana: 'cupid', Bob: 'seer', Cyd: 'apprentice-assassin' }, ['vampire', 'priest', 'thing']);
    t.until('cupid').answers('Ana', 'unite', 'Ana', 'Bob').until('apprentice-assassin');
    t.answers('Cyd', 'mark', 'Bob');
    expect(t.until('lovers').told('Ana')).toEqual(['metLover nobody']);
  });

  it('R76: Lover and feared exclude each other: Love laid over Fear wakes the night', () => {
    const t = deal({ Ana: 'cupid', Bob: 'seer', Cyd: 'count' }, ['vampire', 'priest', 'thing']);
    t.until('vampires').answers('Cyd', 'bite', 'Ana').until('count').answers('Cyd', 'frighten', 'Bob');
    t.until('cupid').answers('Ana', 'unite', 'Bob', 'Cyd').until('lovers');
    expect(t.awake).toEqual(['Bob', 'Cyd']);
    expect(t.until('seer').asked('Bob')).toBe('seer.look');
  });

  it('cupid: at the end one lover dies with the other, whoever holds the marks by then', () => {
    const t = deal({ Ana: 'cupid', Bob: 'pickpocket', Cyd: 'seer', Dan: 'thing' }, [
      'vampire',
      'priest',
      'gremlin',
    ]);
    t.until('cupid').answers('Ana', 'unite', 'Ana', 'Cyd').until('pickpocket').answers('Bob', 'steal', 'Cyd');
    expect(t.votes({ Ana: 'Cyd', Bob: 'Ana', Cyd: 'Ana', Dan: 'Ana' }).dead).toEqual(['Ana', 'Bob']);
  });
});
