import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { checkRules, faultsOf, idsIn, titlesIn } from '../scripts/check-rules.ts';

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
  const home = {
    titlesOf: (file: string) => (file === 'a.test.ts' ? new Set(['R1: so', 'R2: so']) : undefined),
    indexOf: (folder: string) => `export const ${folder} = { seer, 'alpha-wolf': alphaWolf };`,
  };

  it('is content with a test for each', () => {
    const rows = [
      '| R1 | one | a.test.ts › R1: so |',
      '| R2 | two | `a.test.ts › R2: so`<br>`a.test.ts › R1: so` |',
    ];
    expect(faultsOf(list(...rows), home)).toEqual([]);
  });

  it('misses a ruling without a line', () => {
    expect(faultsOf(list('| R1 | one | a.test.ts › R1: so |'), home)).toEqual(['R2 is not listed']);
  });

  it('misses a definition without a line, and of two by one name the second', () => {
    const shown = 'a.test.ts › R1: so';
    const rows = [
      `| R1 | one | ${shown} |`,
      `| R2 seer | two | ${shown} |`,
      `| alpha-wolf mark | so | ${shown} |`,
    ];
    const text = list(...rows).replace('\n', '\n<!-- rows for: roles, marks -->\n');
    expect(faultsOf(text, home)).toEqual(['the mark seer is not listed']);
    expect(faultsOf(text.replace('R2 seer', 'R2'), home)).toEqual([
      'the role seer is not listed',
      'the mark seer is not listed',
    ]);
  });

  it('finds the ids of a table, on one line or many', () => {
    expect(
      idsIn("const x = 1;\nconst cards = {\n  seer,\n  // A reason.\n  'alpha-wolf': alphaWolf,\n};"),
    ).toEqual(['seer', 'alpha-wolf']);
    expect(idsIn('export const x = { claw, void: voidArtefact };')).toEqual(['claw', 'void']);
  });

  it('misses a test, a title and a file', () => {
    const rows = ['| R1 | one | |', '| R2 | two | a.test.ts › R3: so |', '| D | more | b.test.ts › D: so |'];
    expect(faultsOf(list(...rows), home)).toEqual([
      'R1 has no test',
      'R2: a.test.ts has no test "R3: so"',
      'D: there is no b.test.ts',
    ]);
  });

  it('asks which rulings there are', () => {
    expect(faultsOf('# Rules', home)).toEqual(['the first line does not say which rulings there are']);
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
