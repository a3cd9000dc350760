import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { packages } from '../scripts/need-node.cjs';

interface Locked {
  readonly version?: string;
  readonly integrity?: string;
  readonly resolved?: string;
  readonly link?: boolean;
  readonly hasInstallScript?: boolean;
  readonly os?: string | string[];
  readonly cpu?: string | string[];
}
interface Manifest {
  readonly optionalDependencies: Record<string, string>;
  readonly allowScripts: Record<string, boolean>;
}

const read = (file: string): unknown =>
  JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'));
const manifest = read('package.json') as Manifest;
const { packages: all } = read('package-lock.json') as { packages: Record<string, Locked> };
const installed = Object.entries(all).filter(([place, { link }]) => place.includes('node_modules/') && !link);

/** No constraint fits all. */
const fitsLinux = ({ os = 'linux', cpu = 'x64' }: Locked): boolean =>
  [os].flat().includes('linux') && [cpu].flat().some((kind) => kind === 'x64' || kind === 'arm64');

test('every package that Linux installs has its integrity in the lock file, which names no registry', () => {
  expect(installed.length).toBeGreaterThan(50);
  const loose = installed.filter(([, { integrity }]) => !integrity?.startsWith('sha512-'));
  expect(loose.filter(([, locked]) => fitsLinux(locked)).map(([place]) => place)).toEqual([]);
  expect(installed.filter(([, { resolved }]) => resolved !== undefined)).toEqual([]);
});

test('no install script is run', () => {
  const scripted = installed.filter(([, { hasInstallScript }]) => hasInstallScript);
  const names = scripted.map(([place]) => place.split('node_modules/').at(-1) ?? '');
  expect(names.filter((name) => manifest.allowScripts[name] !== false)).toEqual([]);
});

test('Node is pinned to one version for every platform it is looked for on', () => {
  const names = Object.values(packages).filter((name) => name !== undefined);
  expect(names.toSorted()).toEqual(Object.keys(manifest.optionalDependencies).toSorted());
  const versions = new Set(Object.values(manifest.optionalDependencies));
  expect(versions.size).toBe(1);
  for (const name of names) {
    const locked = all[`node_modules/${name}`];
    expect(versions).toContain(locked?.version);
    expect(locked?.integrity).toMatch(/^sha512-/);
  }
});
