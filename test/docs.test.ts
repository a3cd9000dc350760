import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (path: string): string => readFileSync(new URL(`../${path}`, import.meta.url), 'utf8');
const home = 'games/one-night';

/** The lines a diff of the guide adds, with the file each stands in. */
function added(guide: string): [file: string, line: string][] {
  const lines: [string, string][] = [];
  let file = 'RULES.md';
  for (const line of guide.split('\n')) {
    if (line.startsWith('--- ')) file = line.slice(4);
    else if (line.startsWith('```')) file = 'RULES.md';
    else if (line.startsWith('+')) lines.push([file, line.slice(1)]);
  }
  return lines;
}

describe('docs/adding-a-role.md', () => {
  const guide = read('docs/adding-a-role.md');

  it('shows the role’s file as it is', () => {
    expect(guide).toContain(read(`${home}/src/roles/squire.ts`));
  });

  it('adds only lines that stand in the files it names', () => {
    const lines = added(guide);
    expect(new Set(lines.map(([file]) => file)).size).toBe(7);
    for (const [file, line] of lines.filter(([file]) => file !== 'RULES.md')) {
      expect(read(`${home}/${file}`).split('\n'), file).toContain(line);
    }
    const [, row = ''] = lines.find(([file]) => file === 'RULES.md') ?? [];
    expect(read(`${home}/RULES.md`)).toContain(row.replace(/ \|$/, ''));
  });
});
