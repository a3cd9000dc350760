import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

const table = () => deal({ Ana: 'assassin', Bob: 'vampire', Cyd: 'seer' }, ['priest', 'gremlin', 'thing']);

describe('the Assassin', () => {
  it('assassin: must give the Assassin mark to another player', () => {
    const t = table().until('vampires').answers('Bob', 'bite', 'Ana').until('assassin');
    expect(t.offers('Ana')).toEqual({ mark: ['Bob', 'Cyd'] });
    t.answers('Ana', 'mark', 'Cyd');
    expect(t.told('Ana')).toEqual(['gaveMark Cyd assassin']);
    expect([t.mark('Cyd'), t.board('assassin')]).toEqual(['assassin', 'clarity']);
  });

  it('R3: not to himself', () => {
    expect(table().until('assassin').tries('Ana', 'mark', 'Ana')).toBe('answer.option');
  });

  it('R3: yet his own mark can come to him by an exchange', () => {
    const t = deal({ Ana: 'assassin', Bob: 'pickpocket', Cyd: 'gremlin' }, ['vampire', 'priest', 'thing']);
    t.until('assassin').answers('Ana', 'mark', 'Bob').until('pickpocket').answers('Bob', 'steal', 'Ana');
    expect(t.votes({ Bob: 'Ana', Cyd: 'Ana', Ana: 'Bob' })).toMatchObject({
      dead: ['Ana'],
      winners: ['Ana'],
    });
  });

  it('R66: out of time, he marks another by chance', () => {
    const t = table().until('assassin').timeUp();
    expect([t.mark('Bob'), t.mark('Cyd')]).toContain('assassin');
  });

  it('C3: the Assassin mark, laid last, wipes a bite', () => {
    const t = table().until('vampires').answers('Bob', 'bite', 'Cyd').until('assassin');
    t.answers('Ana', 'mark', 'Cyd');
    expect([t.mark('Cyd'), t.board('assassin')]).toEqual(['assassin', 'vampire']);
  });

  it('assassin: wins if the final holder of his mark dies, and only then', () => {
    const hit = table().until('vampires').answers('Bob', 'bite', 'Ana').until('assassin');
    hit.answers('Ana', 'mark', 'Bob');
    expect(hit.state.marks).toHaveLength(3);
    const bitten = hit.votes({ Ana: 'Bob', Cyd: 'Bob', Bob: 'Ana' });
    expect(bitten).toEqual({ dead: ['Bob'], teams: ['village'], winners: ['Cyd'] });
    const free = table().until('vampires').answers('Bob', 'bite', 'Cyd').until('assassin');
    const end = free.answers('Ana', 'mark', 'Bob').votes({ Ana: 'Bob', Cyd: 'Bob', Bob: 'Ana' });
    expect(end).toEqual({ dead: ['Bob'], teams: ['village'], winners: ['Ana'] });
  });

  it('R8: an Assassin drawn from the centre is a villager, even while his mark is about', () => {
    const t = deal({ Ana: 'drunk', Bob: 'apprentice-assassin', Cyd: 'seer' }, [
      'assassin',
      'priest',
      'thing',
    ]);
    t.until('apprentice-assassin').answers('Bob', 'mark', 'Cyd').until('drunk').answers('Ana', 'take', 'c1');
    const end = t.votes({ Ana: 'Cyd', Bob: 'Cyd', Cyd: 'Ana' });
    expect(end).toEqual({ dead: ['Cyd'], teams: [], winners: ['Bob'] });
  });
});
