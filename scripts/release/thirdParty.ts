import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

interface Locked {
  readonly version?: string;
  readonly dependencies?: { readonly [name: string]: string };
}

type Lock = { readonly [place: string]: Locked };

/** Where a package finds another: in its own `node_modules`, or in those around it. */
function placeOf(lock: Lock, from: string, name: string): string {
  for (let at = from; ; at = at.replace(/(^|\/)node_modules\/(@[^/]+\/)?[^/]+$/, '')) {
    const place = at === '' ? `node_modules/${name}` : `${at}/node_modules/${name}`;
    if (lock[place] !== undefined) return place;
    if (at === '') throw new Error(`${name} is not in the lock file`);
  }
}

/** The places of these packages and of all that they need. */
export function closure(lock: Lock, names: readonly string[]): readonly string[] {
  const found = new Set<string>();
  const add = (from: string, name: string): void => {
    const place = placeOf(lock, from, name);
    if (found.has(place)) return;
    found.add(place);
    for (const needed of Object.keys(lock[place]?.dependencies ?? {})) add(place, needed);
  };
  for (const name of names) add('', name);
  return [...found].sort();
}

/** What no program reads: types, maps, and whatever is about the package and not of it. Licences stay. */
const idleFolder = /^\/(\.github|docs?|examples?|tests?|benchmarks?|bench|coverage|node_modules)$/;
const idleFile = /\.(map|markdown|md|ts|cts|mts|tsbuildinfo|ya?ml)$|^\./;
const isLicence = (name: string): boolean => /^(licen[cs]e|notice|copying)/i.test(name);

function isRun(path: string): boolean {
  const name = basename(path);
  return isLicence(name) || !(idleFile.test(name) || idleFolder.test(path));
}

/** Copies packages as npm put them here, which held them against the lock file, without what is never run. */
export function copyPackages(root: string, to: string, places: readonly string[]): void {
  for (const place of places) {
    const folder = `${root}/${place}`;
    // A few tell their licence only there.
    const wantsReadme = !readdirSync(folder).some(isLicence);
    const isWanted = (path: string): boolean =>
      path === '' || isRun(path) || (wantsReadme && /^\/readme/i.test(path));
    cpSync(folder, `${to}/${place}`, {
      recursive: true,
      filter: (from) => isWanted(from.slice(folder.length)),
    });
  }
}

export function readLock(root: string): Lock {
  const lock: { readonly packages: Lock } = JSON.parse(readFileSync(`${root}/package-lock.json`, 'utf8'));
  return lock.packages;
}
