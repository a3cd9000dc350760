import { describe, expect, it } from 'vitest';
import { deal } from '../table.ts';

const table = () =>
  deal({ Ana: 'priest', Bob: 'vampire', Cyd: 'diseased', Dan: 'assassin' }, ['master', 'seer', 'thing']);

describe('the Priest', () => {
  it('priest: changes his own mark for a Clarity at once, then may cleanse one other player', () => {
    const t = table().until('vampires').answers('Bob', 'bite', 'Ana').until('diseased');
    t.answers('Cyd', 'infect', 'Dan').until('priest');
    expect(t.told('Ana')).toEqual(['gaveMark Ana clarity']);
    expect(t.offers('Ana')).toEqual({ cleanse: ['Bob', 'Cyd', 'Dan'], pass: [] });
    t.answers('Ana', 'cleanse', 'Dan');
    expect(t.marks).toBe('clarity clarity clarity clarity');
    expect([t.board('clarity-1'), t.board('clarity-2')]).toEqual(['vampire', 'plague']);
  });

  it('G2: the first is a must, the second he may leave', () => {
    const t = table().until('vampires').answers('Bob', 'bite', 'Ana').until('priest').answers('Ana', 'pass');
    expect([t.mark('Ana'), t.board('clarity-2')]).toEqual(['clarity', 'clarity']);
    expect(t.told('Ana')).toEqual(['gaveMark Ana clarity', 'passed']);
  });

  it('R66: out of time, he has cleansed himself and nobody else', () => {
    const t = table().until('vampires').answers('Bob', 'bite', 'Ana').until('diseased');
    t.answers('Cyd', 'infect', 'Dan').until('priest').timeUp();
    expect([t.mark('Ana'), t.mark('Dan'), t.board('clarity-1')]).toEqual(['clarity', 'plague', 'vampire']);
  });

  it('C3: he acts before the Assassin, whose mark he cannot cleanse', () => {
    const t = table().until('priest').answers('Ana', 'cleanse', 'Bob').until('assassin');
    t.answers('Dan', 'mark', 'Ana');
    expect(t.until('day').mark('Ana')).toBe('assassin');
  });

  it('G3: he never learns what he took away', () => {
    const t = table().until('vampires').answers('Bob', 'bite', 'Ana').until('priest');
    t.answers('Ana', 'cleanse', 'Cyd');
    expect(t.notes('Ana').slice(1)).toEqual(['gaveMark Ana clarity', 'gaveMark Cyd clarity']);
  });
});
