import { blood } from '@veillee/blood';
import { describe, expect, it } from 'vitest';
import { speakerOf } from '../speaker.ts';
import { faults, fitted, reseat, terms, unborn } from './first.ts';

const chance = { twins: false };
const second = { first: { seat: 1 } };
const dates = { first: { birthdays: ['1999-02-01', '1980-05-06', unborn(true)] } };
const moved = (...was: (number | undefined)[]) => was.map((seat) => ({ bot: seat === 2, was: seat }));

describe('B2: who plays first, while people move', () => {
  it('is somebody, wherever they sit; chance once they are gone', () => {
    expect(reseat(second, moved(0, 1, 2))).toBe(second);
    expect(reseat(second, moved(1, 0, 2))).toEqual({ first: { seat: 0 } });
    expect(reseat(second, moved(0, 2))).toEqual({ first: 'chance' });
    expect(reseat(chance, moved(1, 0, 2))).toBe(chance);
  });

  it('is by birthdays that go along with their people; newcomers have none yet', () => {
    expect(reseat(dates, moved(0, 1, 2))).toBe(dates);
    expect(reseat(dates, moved(1, 2, 0, undefined))).toEqual({
      first: { birthdays: ['1980-05-06', unborn(true), '1999-02-01', ''] },
    });
  });

  it('is chance again for a number of chairs that does not fit', () => {
    expect(fitted(second, 4)).toBe(second);
    expect(fitted(second, 1)).toEqual({ first: 'chance' });
    expect(fitted(dates, 4)).toEqual({ first: 'chance' });
  });

  it('names those whose birthday is missing together, and says what is settled', () => {
    const names = ['Ana', 'Bo', 'Cléo', 'Dan'];
    const options = { first: { birthdays: ['', '1980-05-06', unborn(true), ''] } };
    const checked = blood.check(options, 4);
    if (checked.ok) throw new Error('two birthdays are missing');
    expect(faults(checked.error, speakerOf(blood.text.fr, 'fr', names))).toEqual([
      'Il manque une date de naissance : Ana et Dan.',
    ]);
    const people = names.map((name) => ({ name, bot: false }));
    expect(terms(second, people, 'en')).toBe('Bo begins.');
    expect(terms(chance, people, 'en')).toBeUndefined();
  });

  it('is never a bot where somebody has a birthday', () => {
    expect(unborn(true) < '1900-01-01').toBe(true);
    expect(blood.check({ first: { birthdays: new Array(4).fill(unborn(true)) } }, 4).ok).toBe(true);
  });
});
