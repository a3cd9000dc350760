import { execFileSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The project's own files that a program checks, without those it takes from another as declarations. */
function checkedBy(config: string): string[] {
  const args = ['--listFilesOnly', '--project', config];
  const files = execFileSync(process.execPath, [`${root}/node_modules/typescript/bin/tsc`, ...args], {
    cwd: root,
    encoding: 'utf8',
  });
  const own = files.split('\n').filter((file) => file.startsWith(root) && !file.includes('/node_modules/'));
  return own.map((file) => relative(root, file)).filter((file) => /\.tsx?$/.test(file));
}

test('every source is checked, by one program only, and pure code by the one that knows neither DOM nor Node', () => {
  const pure = checkedBy('tsconfig.pure.json');
  const programs = [...pure, ...checkedBy('tsconfig.node.json'), ...checkedBy('tsconfig.web.json')];
  const sources = globSync('**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /^(node_modules|dist.*|\.git)$/.test(name),
  });
  expect(programs.toSorted()).toEqual(sources.toSorted());
  const inside = sources.filter(
    (file) => /^(packages|games)\/[^/]+\/src\//.test(file) && !file.endsWith('.test.ts'),
  );
  expect(pure.toSorted()).toEqual(inside.toSorted());
});
