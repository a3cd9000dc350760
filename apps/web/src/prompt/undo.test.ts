import { describe, expect, it } from 'vitest';
import { backBy, marked } from './undo.ts';

describe('going back', () => {
  it('goes back one action of the log, or several, and never before the first', () => {
    expect(backBy(7, 1, [])).toBe(6);
    expect(backBy(7, 7, [])).toBe(0);
    expect(backBy(7, 8, [])).toBeUndefined();
  });

  it('steps over what was undone already, so that going back twice goes further back', () => {
    const once = marked([], 7, 6);
    expect(backBy(8, 1, once)).toBe(5);
    const twice = marked(once, 8, 5);
    expect(backBy(9, 1, twice)).toBe(4);
    // Two actions later they are undone first.
    expect(backBy(11, 2, twice)).toBe(9);
    expect(backBy(11, 3, twice)).toBe(4);
  });
});
