import { describe, expect, it } from 'vitest';
import { codesOf } from './codes.ts';

describe('the two letters of a house', () => {
  it('are the first of the name, and others of it where somebody has those already', () => {
    expect(codesOf(['Cléo', 'Clotaire', 'Claire', 'Éva', 'Jo', 'Joël'])).toEqual([
      'Cl',
      'Co',
      'Ca',
      'Év',
      'Jo',
      'Jë',
    ]);
  });

  it('may be one letter, and are alike only where nothing is left', () => {
    expect(codesOf(['A', 'Al', 'Al', 'Al'])).toEqual(['A', 'Al', 'Al', 'Al']);
    expect(codesOf(['  '])).toEqual(['?']);
  });
});
