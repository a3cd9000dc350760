import { almanac } from '@veillee/one-night/almanac';
import { describe, expect, it } from 'vitest';
import { entryOf } from './book.ts';
import { fold, searchRules } from './search.ts';

const inFrench = (sought: string): readonly string[] =>
  searchRules(almanac, 'fr', sought).map(({ id }) => id);

describe('a search in the rules', () => {
  it('minds neither accents, capitals nor the shape of an apostrophe', () => {
    expect(fold('L’Écuyer')).toBe("l'ecuyer");
    expect(inFrench('pretre')[0]).toBe('priest');
    expect(inFrench('PRÊTRE')[0]).toBe('priest');
    expect(inFrench("marque de l'assassin")[0]).toBe('mark-assassin');
  });

  it('knows names in both languages', () => {
    expect(inFrench('voyante')[0]).toBe('seer');
    expect(inFrench('seer')[0]).toBe('seer');
    expect(inFrench('troublemaker')[0]).toBe('troublemaker');
  });

  it('finds a rule by its number, and then what it touches', () => {
    expect(inFrench('r58').slice(0, 2)).toEqual(['R58', 'master']);
    expect(inFrench('R2')[0]).toBe('R2');
    expect(inFrench('R2')).toContain('gremlin');
  });

  it('looks into the words when no name answers', () => {
    expect(inFrench('épaule')).toContain('thing');
    expect(inFrench('xyzzy')).toEqual([]);
  });
});

describe('an entry', () => {
  it('is found by id, by number in any spelling, and by a verdict’s reference into the chart', () => {
    expect(entryOf(almanac.en, 'gremlin')?.name).toBe('Gremlin');
    expect(entryOf(almanac.en, 'r17')?.id).toBe('R17');
    expect(entryOf(almanac.en, 'F1.Q-a')?.id).toBe('F1');
    expect(entryOf(almanac.en, 'F2.(3)')?.id).toBe('F2');
    expect(entryOf(almanac.en, 'love')?.id).toBe('mark-love');
    expect(entryOf(almanac.en, 'vampire')?.kind).toBe('character');
    expect(entryOf(almanac.en, 'nobody')).toBeUndefined();
  });
});
