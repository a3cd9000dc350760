import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

const table = () =>
  deal({ Ana: 'vampire', Bob: 'seer', Cyd: 'robber', Dan: 'diseased' }, ['gremlin', 'priest', 'thing'])
    .until('vampires')
    .answers('Ana', 'bite', 'Bob');

describe('the Diseased', () => {
  it('diseased: must give the Plague to the left or the right neighbour', () => {
    const t = table().until('diseased');
    expect(t.offers('Dan')).toEqual({ infect: ['Ana', 'Cyd'] });
    t.answers('Dan', 'infect', 'Cyd');
    expect(t.told('Dan')).toEqual(['gaveMark Cyd plague']);
    expect([t.mark('Cyd'), t.board('plague'), t.told('Cyd')]).toEqual(['plague', 'clarity', []]);
  });

  it('R51: left is the next seat clockwise, right the one before, round the table', () => {
    for (const [name, left, right] of [
      ['Ana', 'Bob', 'Dan'],
      ['Bob', 'Cyd', 'Ana'],
      ['Dan', 'Ana', 'Cyd'],
    ] as const) {
      const seats = {
        Ana: 'vampire',
        Bob: 'seer',
        Cyd: 'robber',
        Dan: 'hunter',
        [name]: 'diseased',
      } as const;
      const spare = { Ana: 'vampire', Bob: 'seer', Dan: 'hunter' } as const;
      const t = deal(seats, [spare[name], 'priest', 'thing']).until('diseased');
      expect(t.offers(name)).toEqual({ infect: [left, right] });
    }
  });

  it('R66: out of time, the Plague falls on a neighbour by chance', () => {
    const t = table().until('diseased').timeUp();
    expect([t.mark('Ana'), t.mark('Cyd')]).toContain('plague');
  });

  it('diseased: whoever points at the holder of the Plague cannot win', () => {
    const t = table().until('diseased');
    t.answers('Dan', 'infect', 'Ana');
    const end = t.votes({ Ana: 'Cyd', Bob: 'Cyd', Cyd: 'Ana', Dan: 'Ana' });
    expect(end).toEqual({ dead: ['Ana', 'Cyd'], teams: ['village'], winners: [] });
  });
});
