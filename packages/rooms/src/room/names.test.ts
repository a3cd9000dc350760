import { describe, expect, it } from 'vitest';
import { nameFor, tidyName } from './names.ts';

const at = (typed: string, ...others: string[]): string => {
  const named = nameFor(typed, others);
  return named.ok ? named.value : named.error.key;
};

describe('a name', () => {
  it.each([
    ['zero-width', '\u200b\u200c\u200d\u2060\ufeff'],
    ['direction marks', '\u202e\u2066\u200f'],
    ['fillers', '\u3164\u115f\u1160\uffa0'],
    ['blank patterns', '\u2800\u{1d159}'],
    ['selectors of a look', '\ufe0f\u{e0100}\u034f'],
    ['accents on nothing', '\u0301\u0327'],
    ['all kinds of spaces', ' \u00a0\u2003\u3000'],
    ['control characters', '\u0000\u0007\u{e0041}'],
  ])('that shows nothing is refused: %s', (_what, typed) => {
    expect(at(typed)).toBe('name.malformed');
  });

  it('loses what cannot be seen, and keeps what can', () => {
    expect(tidyName('A\u200bn\u3164a\u2800')).toBe('Ana');
    expect(tidyName('\u0301Ana')).toBe('Ana');
    expect(tidyName('❤\ufe0f 李 Zoé')).toBe('❤\ufe0f 李 Zoé');
    expect(tidyName('محمد')).toBe('محمد');
  });

  it('that another has is told apart by a number, whatever its accents, capitals and width', () => {
    expect(at('ana', 'Ana')).toBe('ana 2');
    expect(at('Àna', 'Ana', 'Ana 2')).toBe('Àna 3');
    expect(at('Ａｎａ', 'Ana')).toBe('Ａｎａ 2');
    expect(at('A\u200bna', 'Ana')).toBe('Ana 2');
  });

  it('never gets a number that somebody wears already', () => {
    expect(at('Ana', 'Ana', 'Ana2')).toBe('Ana 3');
  });

  it.each([
    ['Аna', 'Ana', 'a Cyrillic А'],
    ['Αna', 'Ana', 'a Greek Α'],
    ['Воb', 'Bob', 'Cyrillic В and о'],
    ['Іan', 'Ian', 'a Cyrillic І'],
    ['Erıc', 'Eric', 'an ı without its dot'],
    ['Ꭺna', 'Ana', 'a Cherokee Ꭺ'],
    ['ꓮna', 'Ana', 'a Lisu ꓮ'],
    ['B0b', 'Bob', 'a nought'],
    ['PauI', 'Paul', 'a capital I'],
    ['Pau1', 'Paul', 'a one'],
    ['Ernrna', 'Emma', 'r and n'],
    ['An a', 'Ana', 'a space'],
    ['Ana.', 'Ana', 'a dot'],
    ['A·na', 'Ana', 'a dot within'],
    ['Ana2', 'Ana 2', 'a space left out'],
    ['Ana', 'Аna', 'the other way round'],
  ])('“%s” that only looks like “%s” is refused (%s)', (typed, other) => {
    expect(nameFor(typed, ['Zoé', other])).toMatchObject({
      error: { key: 'name.alike', params: { name: other } },
    });
  });

  it('that is another’s in no eye is taken: real names of a table, in several alphabets', () => {
    const table = [
      'Ana',
      'Anna',
      'Hana',
      'Bo',
      'Cléo',
      'Théo',
      'Léo',
      'Léa',
      'Иван',
      'Анна',
      'Νίκος',
      '李',
      '🦊',
      '🐺',
      'P1',
      'P2',
      'P10',
    ];
    for (const [i, name] of table.entries()) expect(at(name, ...table.slice(0, i))).toBe(name);
  });
});
