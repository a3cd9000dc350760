import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const here = new URL('./', import.meta.url);
const root = new URL('../../', here);

/** Where the built app lies. */
export const dist = fileURLToPath(new URL('dist', here));
const stamp = new URL('dist/.built', here);

/** What the app is made of. */
const sources = (): readonly URL[] => [
  ...['src/', 'public/', 'index.html', 'vite.config.ts', 'package.json'].map((path) => new URL(path, here)),
  ...['packages/', 'games/'].flatMap((path) =>
    readdirSync(new URL(path, root)).map((name) => new URL(`${path}${name}/src/`, root)),
  ),
];

function newest(place: URL): number {
  if (!existsSync(place)) return 0;
  const seen = statSync(place);
  if (!seen.isDirectory()) return seen.mtimeMs;
  const folder = place.href.endsWith('/') ? place : new URL(`${place.href}/`);
  return readdirSync(folder).reduce(
    (latest, name) => Math.max(latest, newest(new URL(encodeURIComponent(name), folder))),
    seen.mtimeMs,
  );
}

const isFresh = (): boolean =>
  existsSync(stamp) && statSync(stamp).mtimeMs >= Math.max(...sources().map(newest));

/** Text is kept compressed beside itself: a phone on a bad network gets the small one. */
function compress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css|svg)$/.test(name)) continue;
    const file = readFileSync(`${folder}/${name}`);
    writeFileSync(`${folder}/${name}.br`, brotliCompressSync(file));
    writeFileSync(`${folder}/${name}.gz`, gzipSync(file, { level: 9 }));
  }
}

/** Builds the app unless what lies there is newer than everything it is made of; says where it lies. */
export async function ensureBuilt(): Promise<string> {
  if (isFresh()) return dist;
  const started = new Date();
  const { build } = await import('vite');
  const fresh = `${dist}.${process.pid}`;
  await build({
    configFile: fileURLToPath(new URL('vite.config.ts', here)),
    logLevel: 'warn',
    build: { outDir: fresh },
  });
  compress(fresh);
  writeFileSync(`${fresh}/.built`, '');
  utimesSync(`${fresh}/.built`, started, started);
  // Put in its place at once: another process may be serving or building meanwhile.
  const old = `${fresh}.old`;
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(fresh, dist);
  rmSync(old, { recursive: true, force: true });
  return dist;
}
