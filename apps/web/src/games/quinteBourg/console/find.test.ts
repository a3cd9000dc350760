import { describe, expect, it } from 'vitest';
import { meantBy, plainly } from './find.ts';

const people = ['Ana', 'Anaïs', 'Élise', 'Hélène', 'Lise', 'Lisa', 'Jean-Marc', 'Cœur'].map((words) => ({
  words,
}));
const found = (typed: string): readonly string[] => meantBy(typed, people).map(({ words }) => words);

describe('letters that find somebody', () => {
  it('need neither accents nor capitals', () => {
    expect(found('he')).toEqual(['Hélène']);
    expect(found('HÉ')).toEqual(['Hélène']);
    expect(found('el')).toEqual(['Élise']);
    expect(found('coe')).toEqual(['Cœur']);
    expect(plainly(' Jean-Marc ')).toBe('jeanmarc');
  });

  it('leave two who begin alike to choose from', () => {
    expect(found('li')).toEqual(['Lise', 'Lisa']);
    expect(found('lis')).toEqual(['Lise', 'Lisa']);
    expect(found('lisa')).toEqual(['Lisa']);
  });

  it('mean a name that is written out, though another begins so', () => {
    expect(found('an')).toEqual(['Ana', 'Anaïs']);
    expect(found('ana')).toEqual(['Ana']);
    expect(found('anai')).toEqual(['Anaïs']);
  });

  it('look into a name only where none begins so, and find nobody by nothing', () => {
    expect(found('mar')).toEqual(['Jean-Marc']);
    expect(found('  ')).toEqual([]);
    expect(found('zo')).toEqual([]);
  });
});
