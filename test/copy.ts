import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Of a workspace: tests, and what was built or installed. */
const isLeftOut = /\.test\.tsx?$|^\w+\/[\w-]+\/(test|dist[^/]*|node_modules)$/;

const root = fileURLToPath(new URL('..', import.meta.url));

export interface TypeError {
  readonly file: string;
  readonly message: string;
}

/** The sources in a folder of their own, without tests: what is changed there changes nothing here. */
export class Copy {
  readonly #folder = mkdtempSync(join(tmpdir(), 'veillee-copy-'));

  /** `besides`: further files and folders that are wanted there. */
  constructor(...besides: readonly string[]) {
    const workspaces = globSync('{packages,games,apps}/*/package.json', { cwd: root }).map(dirname);
    for (const workspace of workspaces) {
      cpSync(join(root, workspace), join(this.#folder, workspace), {
        recursive: true,
        filter: (file) => !isLeftOut.test(file.slice(root.length)),
      });
    }
    for (const file of [...besides, 'tsconfig.pure.json'])
      cpSync(join(root, file), join(this.#folder, file), { recursive: true });
    this.#linkInstalled();
    for (const workspace of workspaces) this.link(workspace);
    // One program for all: which names exist where is another test's.
    this.write('tsconfig.json', JSON.stringify({ ...program, extends: './tsconfig.pure.json' }));
  }

  /** What was installed, but of our own packages the copies. */
  #linkInstalled(): void {
    const installed = join(root, 'node_modules');
    const own = join(this.#folder, 'node_modules');
    mkdirSync(join(own, '@veillee'), { recursive: true });
    for (const name of readdirSync(installed))
      if (name !== '@veillee' && !name.startsWith('.')) symlinkSync(join(installed, name), join(own, name));
  }

  /** Makes a workspace known under its package's name, as `npm install` does. */
  link(workspace: string): void {
    const name = join(this.#folder, 'node_modules/@veillee', basename(workspace));
    symlinkSync(join(this.#folder, workspace), name);
  }

  get folder(): string {
    return this.#folder;
  }

  read(file: string): string {
    return readFileSync(join(this.#folder, file), 'utf8');
  }

  write(file: string, text: string): void {
    mkdirSync(dirname(join(this.#folder, file)), { recursive: true });
    writeFileSync(join(this.#folder, file), text);
  }

  append(file: string, text: string): void {
    const before = existsSync(join(this.#folder, file)) ? this.read(file) : '';
    this.write(file, before + text);
  }

  files(pattern: string): string[] {
    return globSync(pattern, { cwd: this.#folder }).toSorted();
  }

  /** What the type-checker says of it; what stands indented explains the line above. */
  async typeErrors(): Promise<TypeError[]> {
    const said = await this.#run([
      join(root, 'node_modules/typescript/bin/tsc'),
      '--noEmit',
      '--pretty',
      'false',
    ]);
    const faults = said.split('\n').filter((line) => /^\S/.test(line));
    return faults.map((line) => {
      const [, file = '', message = ''] = /^([^(]+)\(\d+,\d+\): error (.*)$/.exec(line) ?? [line, '?', line];
      return { file, message };
    });
  }

  /** What a module of it prints; where it fails, why. */
  run(file: string, ...args: readonly string[]): Promise<string> {
    return this.#run(['--no-warnings', file, ...args]);
  }

  #run(args: readonly string[]): Promise<string> {
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        args,
        { cwd: this.#folder, encoding: 'utf8', maxBuffer: 2 ** 28 },
        (_error, out, err) => resolve(`${out}${err}`),
      );
    });
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

const program = {
  compilerOptions: {
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    jsx: 'react-jsx',
    jsxImportSource: 'preact',
    composite: false,
    emitDeclarationOnly: false,
    noEmit: true,
  },
  include: ['packages/*/src', 'games/*/src', 'games/*/test', 'apps/*/src', 'apps/cli/package.json'],
};
