import { describe, expect, it } from 'vitest';
import { atNames } from './Named.tsx';

describe('names in a sentence', () => {
  it('are found whole, the longer one first, whatever stands in them', () => {
    const names = ['Jo', 'Jo B.', 'Élie'];
    expect(atNames('Jo B. et Jo voient Joséphine, Élie.', names)).toEqual([
      '',
      'Jo B.',
      ' et ',
      'Jo',
      ' voient Joséphine, ',
      'Élie',
      '.',
    ]);
    expect(atNames('Personne.', [])).toEqual(['Personne.']);
  });
});
