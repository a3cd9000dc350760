import { existsSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = new URL('./', import.meta.url);
const root = new URL('../../', here);

/** Where the built app lies. */
export const dist = fileURLToPath(new URL('dist', here));
const stamp = new URL('dist/.built', here);

/** What the app is made of. */
const sources = [
  ...['src/', 'public/', 'index.html', 'vite.config.ts', 'package.json'].map((path) => new URL(path, here)),
  ...['packages/', 'games/'].flatMap((path) =>
    readdirSync(new URL(path, root)).map((name) => new URL(`${path}${name}/src/`, root)),
  ),
];

function newest(place: URL): number {
  if (!existsSync(place)) return 0;
  const { mtimeMs } = statSync(place);
  if (!statSync(place).isDirectory()) return mtimeMs;
  const folder = place.href.endsWith('/') ? place : new URL(`${place.href}/`);
  return readdirSync(folder).reduce(
    (latest, name) => Math.max(latest, newest(new URL(encodeURIComponent(name), folder))),
    mtimeMs,
  );
}

const isFresh = (): boolean =>
  existsSync(stamp) && statSync(stamp).mtimeMs >= Math.max(...sources.map(newest));

/** Builds the app unless what lies there is newer than everything it is made of; says where it lies. */
export async function ensureBuilt(): Promise<string> {
  if (isFresh()) return dist;
  const started = new Date();
  const { build } = await import('vite');
  await build({ configFile: fileURLToPath(new URL('vite.config.ts', here)), logLevel: 'warn' });
  writeFileSync(stamp, '');
  utimesSync(stamp, started, started);
  return dist;
}
