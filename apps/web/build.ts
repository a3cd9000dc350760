import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

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

/**
 * Builds the app unless what lies there is newer than everything it is made of, and calls `building` first; says where
 * it lies. A process of its own builds: a small box would never get back the memory that this takes.
 */
export async function ensureBuilt(building?: () => void): Promise<string> {
  if (isFresh()) return dist;
  building?.();
  const builder = spawn(process.execPath, [fileURLToPath(new URL('builder.ts', here))], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(builder, 'exit');
  if (code !== 0) throw new Error('the web app could not be built');
  return dist;
}
