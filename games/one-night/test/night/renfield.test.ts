import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

const court = () =>
  deal({ Ana: 'renfield', Bob: 'master', Cyd: 'vampire', Dan: 'seer' }, ['gremlin', 'priest', 'thing']);

describe('Renfield', () => {
  it('renfield: sees who bit and whom, then takes the Bat; the Vampires learn nothing of him', () => {
    const t = court().until('vampires').answers('Bob', 'bite', 'Dan').answers('Cyd', 'bite', 'Dan');
    t.until('renfield');
    expect(t.told('Ana')).toEqual(['sawBite Bob+Cyd Dan', 'gaveMark Ana bat']);
    expect([t.asked('Ana'), t.awake, t.told('Bob')]).toEqual([null, ['Ana'], []]);
    expect([t.mark('Ana'), t.board('bat')]).toEqual(['bat', 'clarity']);
  });

  it('R39: a bite laid on Renfield is thrown off unseen for the Bat, and the pointing tells him', () => {
    const t = court().until('vampires').answers('Bob', 'bite', 'Ana').answers('Cyd', 'bite', 'Ana');
    t.until('renfield');
    expect(t.told('Ana')).toEqual(['sawBite Bob+Cyd Ana', 'gaveMark Ana bat']);
    expect([t.mark('Ana'), t.board('bat')]).toEqual(['bat', 'vampire']);
  });

  it('R39: so is Fear: he wakes by night as if nothing had happened', () => {
    const t = deal({ Ana: 'copycat', Bob: 'count', Cyd: 'seer' }, ['renfield', 'priest', 'thing']);
    t.until('copycat').answers('Ana', 'copy', 'c1').until('vampires').answers('Bob', 'bite', 'Cyd');
    t.until('count').answers('Bob', 'frighten', 'Ana').until('renfield');
    expect([t.mark('Ana'), t.board('bat'), t.board('fear')]).toEqual(['bat', 'fear', 'clarity']);
    expect(t.until('markCheck').told('Ana')).toEqual(['checkedMark bat']);
  });

  it('R73: with no Vampire at the table nobody points, he learns just that and takes the Bat', () => {
    const t = deal({ Ana: 'renfield', Bob: 'thing', Cyd: 'seer' }, ['vampire', 'count', 'priest']);
    t.until('renfield');
    expect(t.told('Ana')).toEqual(['sawBite nobody nobody', 'gaveMark Ana bat']);
  });

  it('renfield: his death does not hurt the Clan; without a Vampire at the end he is a villager', () => {
    const t = court().until('vampires').answers('Bob', 'bite', 'Dan').answers('Cyd', 'bite', 'Dan');
    const served = t.votes({ Ana: 'Bob', Bob: 'Ana', Cyd: 'Ana', Dan: 'Ana' });
    expect(served).toEqual({ dead: ['Ana'], teams: ['vampire'], winners: ['Ana', 'Bob', 'Cyd', 'Dan'] });
    const free = deal({ Ana: 'renfield', Bob: 'thing', Cyd: 'seer' }, ['vampire', 'count', 'priest']);
    expect(free.votes({ Ana: 'Bob', Bob: 'Cyd', Cyd: 'Ana' })).toMatchObject({
      teams: ['village'],
      dead: [],
    });
  });
});
