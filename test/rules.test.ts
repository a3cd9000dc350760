import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkRules, faultsOf, titlesIn } from '../scripts/check-rules.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

describe('the lists of rules', () => {
  it.each(checkRules(root))('$game: every ruling is listed with a test that exists', ({ faults }) => {
    expect(faults).toEqual([]);
  });

  it('One Night lists its rules', () => {
    expect(checkRules(root).map(({ game }) => game)).toContain('one-night');
  });
});

describe('the check of those lists', () => {
  const list = (...rows: readonly string[]) =>
    ['<!-- rulings: R1-R2 -->', '', '| rule | what | test |', '|---|---|---|', ...rows].join('\n');
  const titlesOf = (file: string) => (file === 'a.test.ts' ? new Set(['R1: so', 'R2: so']) : undefined);

  it('is content with a test for each', () => {
    const rows = [
      '| R1 | one | a.test.ts › R1: so |',
      '| R2 | two | `a.test.ts › R2: so`<br>`a.test.ts › R1: so` |',
    ];
    expect(faultsOf(list(...rows), titlesOf)).toEqual([]);
  });

  it('misses a ruling without a line', () => {
    expect(faultsOf(list('| R1 | one | a.test.ts › R1: so |'), titlesOf)).toEqual(['R2 is not listed']);
  });

  it('misses a test, a title and a file', () => {
    const rows = ['| R1 | one | |', '| R2 | two | a.test.ts › R3: so |', '| D | more | b.test.ts › D: so |'];
    expect(faultsOf(list(...rows), titlesOf)).toEqual([
      'R1 has no test',
      'R2: a.test.ts has no test "R3: so"',
      'D: there is no b.test.ts',
    ]);
  });

  it('asks which rulings there are', () => {
    expect(faultsOf('# Rules', titlesOf)).toEqual(['the first line does not say which rulings there are']);
  });

  it('reads titles as they are written, of every form of test', () => {
    const source = [
      "it('one', () => {});",
      "it.each([1])('two %i', (n) => {});",
      'it.each<readonly [string]>([["x"]])(\n  "it’s \\"three\\"",\n  () => {});',
      "// it('none', () => {});",
    ].join('\n');
    expect([...titlesIn(source)]).toEqual(['one', 'two %i', 'it’s "three"']);
  });
});
