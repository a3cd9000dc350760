import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { checkRules } from '../scripts/check-rules.ts';
import { follow, readGuide } from './guide.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const scratch = mkdtempSync(join(tmpdir(), 'veillee-role-'));
const home = join(scratch, 'games/one-night');
afterAll(() => rmSync(scratch, { recursive: true }));

/** The game as it is, in a folder of its own; the packages it uses are ours. */
function copyGame(): void {
  for (const part of ['src', 'test', 'RULES.md', 'package.json'])
    cpSync(join(root, 'games/one-night', part), join(home, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(scratch, 'node_modules'), 'junction');
  const compilerOptions = {
    ...{ composite: false, emitDeclarationOnly: false, noEmit: true },
    ...{ rootDir: parse(scratch).root, types: ['node'] },
  };
  const config = {
    extends: join(root, 'tsconfig.pure.json'),
    compilerOptions,
    include: ['src', 'test'],
    exclude: [],
  };
  writeFileSync(join(home, 'tsconfig.json'), JSON.stringify(config));
}

/** Runs a program of ours in the copy, and gives what it has to complain about. */
function complaints(program: string, ...args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [join(root, 'node_modules', program), ...args],
    {
      cwd: home,
      encoding: 'utf8',
    },
  );
  return status === 0 ? '' : `${stdout}${stderr}`;
}

describe('docs/adding-a-role.md, followed to the letter', () => {
  copyGame();
  const guide = readGuide(readFileSync(join(root, 'docs/adding-a-role.md'), 'utf8'));
  const touched = follow(guide, {
    read: (file) => readFileSync(join(home, file), 'utf8'),
    write: (file, text) => writeFileSync(join(home, file), text),
  });

  it('touches four files, and names them all', () => {
    console.log(`a new role touches ${touched.size} files: ${[...touched].join(', ')}`);
    expect([...touched]).toEqual([
      'src/roles/watchman.ts',
      'test/night/watchman.test.ts',
      'src/roles/index.ts',
      'RULES.md',
    ]);
  });

  it('leaves nothing for the compiler to miss', () => {
    expect(complaints('typescript/bin/tsc', '-p', home)).toBe('');
  });

  // Some thousand tests: half a minute, on a busy machine many.
  it('has a role that passes its own test, and with which all others pass, the laws too', {
    timeout: 3_600_000,
  }, () => {
    const patient = ['--no-isolate', '--testTimeout', '600000'];
    expect(complaints('vitest/vitest.mjs', 'run', ...patient, '--root', home)).toBe('');
  });

  it('has a list of rules that names its tests', () => {
    expect(checkRules(scratch)).toEqual([{ game: 'one-night', faults: [] }]);
  });

  it('draws it with an engraving that there is', () => {
    const set = readFileSync(join(root, 'node_modules/@iconify-json/game-icons/icons.json'), 'utf8');
    const [, icon = ''] = /icon: '([^']+)'/.exec(guide.files.get('src/roles/watchman.ts') ?? '') ?? [];
    expect(set).toContain(`"${icon}":`);
  });
});
