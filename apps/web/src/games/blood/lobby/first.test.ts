import { blood, unborn } from '@veillee/blood';
import { describe, expect, it } from 'vitest';
import { speakerOf } from '../../speaker.ts';
import { faults, fitted, terms } from './first.ts';

const chance = { twins: false };
const second = { first: { seat: 1 } };
const dates = { first: { birthdays: ['1999-02-01', '1980-05-06', unborn(true)] } };

describe('B2: who plays first, before the deal', () => {
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
});
