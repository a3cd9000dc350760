import { quick, speak } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import {
  balanceOf,
  checkComposition,
  compositionRows,
  countOfRole,
  filledUp,
  quinteBourg,
  type RoleId,
  roleIds,
  shortOf,
  suggest,
  withoutRole,
  withRole,
} from '../src/index.ts';

describe('composing a village by hand', () => {
  it('has every role once in a row of its camp: counted, or in or out', () => {
    const rows = compositionRows();
    const shown = rows.flatMap(({ once, counted }) => [...once.flat(), ...counted]);
    expect(shown.toSorted()).toEqual([...roleIds].sort());
    const of = (camp: string) => rows.find((row) => row.camp === camp);
    expect(of('mice')).toMatchObject({ once: [['minus', 'cortex']], counted: ['mouse'] });
    expect(of('villagers')?.once).toEqual([
      ['holmes', 'monk', 'poirot'],
      ['pach', 'rappaz', 'sesiano'],
    ]);
  });

  it('Q30: brings and takes along whoever cannot be there alone, and nobody twice', () => {
    expect(withRole([], 'fennec')).toEqual(['fennec', 'seth']);
    expect(withRole(['seth'], 'seth')).toEqual(['seth']);
    expect(withRole(['mouse'], 'mouse')).toEqual(['mouse', 'mouse']);
    expect(withoutRole(['fennec', 'seth', 'mouse'], 'seth')).toEqual(['mouse']);
    expect(withoutRole(['minus', 'cortex'], 'minus')).toEqual([]);
    expect(countOfRole(withoutRole(['mouse', 'mouse'], 'mouse'), 'mouse')).toBe(1);
  });

  it('fills up with Villagers, and says what is missing or too much', () => {
    const composed: RoleId[] = ['alpha', 'red', 'mouse'];
    expect(checkComposition({ roles: filledUp(composed, 8), lovers: false }, 8)).toEqual([]);
    expect(speak(quinteBourg.text.fr, shortOf(composed, 5) ?? { key: '' })).toBe('Il manque 2 villageois.');
    expect(speak(quinteBourg.text.en, shortOf(composed, 2) ?? { key: '' })).toBe('One card too many.');
    expect(shortOf(composed, 3)).toBeNull();
  });

  it('Q31: weighs it by the number of Reptilians that is advised, and never forbids', () => {
    const advised = suggest(40, quick(1)).roles;
    expect(balanceOf(advised, 40)).toMatchObject({ reptilians: 10, others: 30, advised: 10, leans: 0 });
    const fewer = withoutRole(advised, 'red');
    expect(balanceOf(fewer, 40).leans).toBe(-1);
    expect(speak(quinteBourg.text.fr, balanceOf(fewer, 40).words)).toBe(
      'Le village est un peu favorisé. Pour 40, on conseille 10 Reptiliens, Seth compris.',
    );
    expect(balanceOf(withRole(advised, 'reptilian'), 40).words.key).toBe('balance.pack');
  });
});
