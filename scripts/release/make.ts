import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../../apps/web/build.ts';
import { bundle } from './bundle.ts';
import { closure, copyPackages, readLock } from './thirdParty.ts';

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly description: string;
  readonly license: string;
  readonly dependencies?: { readonly [name: string]: string };
  readonly optionalDependencies?: { readonly [name: string]: string };
}

const root = fileURLToPath(new URL('../../', import.meta.url)).replace(/\/$/, '');
const read = (file: string): string => readFileSync(`${root}/${file}`, 'utf8');
const manifestOf = (folder: string): Manifest => JSON.parse(read(`${folder}package.json`));

/** Served or bundled already: the letters lie among the files, and what only builds the page stays at home. */
const notRun = /^@(veillee|fontsource)\//;

/** What the server and the command need of others when they run. */
function needed(): { readonly [name: string]: string } {
  const all = [
    'apps/server/',
    'apps/cli/',
    ...readdirSync(`${root}/packages`).map((name) => `packages/${name}/`),
  ];
  const pairs = all.flatMap((folder) => Object.entries(manifestOf(folder).dependencies ?? {}));
  return Object.fromEntries(pairs.filter(([name]) => !notRun.test(name)).sort());
}

function manifest(): object {
  const { name, version, description, license, optionalDependencies } = manifestOf('');
  const told = manifestOf('apps/cli/').version;
  if (told !== version) throw new Error(`the command calls itself ${told}, the project ${version}`);
  const dependencies = needed();
  return {
    name,
    version,
    description,
    license,
    type: 'module',
    bin: { veillee: 'bin/veillee.cjs' },
    engines: { node: '>=20' },
    dependencies,
    bundleDependencies: Object.keys(dependencies),
    optionalDependencies,
  };
}

/** The command as it lies in a release: everything is one folder up. */
function command(): string {
  const here = read('apps/cli/bin/veillee.cjs');
  const there = here.replaceAll('../../../', '../').replace("'../src/main.ts'", "'../lib/main.js'");
  if (!there.includes("import('../lib/main.js')") || there.includes('.ts'))
    throw new Error('bin/veillee.cjs');
  return there;
}

/** Lays the files of the package out in a folder. */
async function layOut(to: string): Promise<void> {
  mkdirSync(`${to}/bin`, { recursive: true });
  await bundle(root, `${to}/lib`);
  cpSync(await ensureBuilt(), `${to}/lib/dist`, { recursive: true });
  for (const file of [
    'LICENSE',
    'README.md',
    'CHANGELOG.md',
    'docs/HOSTING.md',
    'docs/examples',
    'scripts/need-node.cjs',
  ])
    cpSync(`${root}/${file}`, `${to}/${file}`, { recursive: true });
  copyPackages(root, to, closure(readLock(root), Object.keys(needed())));
  writeFileSync(`${to}/bin/veillee.cjs`, command(), { mode: 0o755 });
  writeFileSync(`${to}/package.json`, `${JSON.stringify(manifest(), null, 2)}\n`);
}

/** Makes the package in this folder and says which file it is. */
export async function makeRelease(folder: string): Promise<string> {
  const laid = `${folder}/package`;
  await layOut(laid);
  const npm = process.env.npm_execpath;
  const [program, first] = npm === undefined ? ['npm', []] : [process.execPath, [npm]];
  const args = [...first, 'pack', '--silent', '--ignore-scripts', '--pack-destination', folder];
  execFileSync(program, args, { cwd: laid, stdio: ['ignore', 'ignore', 'inherit'] });
  rmSync(laid, { recursive: true, force: true });
  const { name, version } = manifestOf('');
  return `${folder}/${name}-${version}.tgz`;
}
