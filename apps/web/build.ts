import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = new URL('./', import.meta.url);
const root = new URL('../../', here);

/** Where the built app lies. */
export const dist = fileURLToPath(new URL('dist', here));
const stamp = new URL('dist/.built', here);
/** A release has the app built, and nothing to build it with. */
const builder = new URL('builder.ts', here);

/** What builds it, and knows more of it than this file. */
const scripts = (): readonly string[] => readdirSync(here).filter((name) => name.endsWith('.ts'));

/** What the app is made of. */
const sources = (): readonly URL[] => [
  ...['src/', 'public/', 'index.html', 'package.json', ...scripts()].map((path) => new URL(path, here)),
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
 * Says where the built app lies. In a checkout it is built unless what lies there is newer than everything it is made
 * of, and `begins` is called first. A process of its own builds: a small box would never get back the memory that this takes.
 */
export async function ensureBuilt(begins?: () => void): Promise<string> {
  if (!existsSync(builder) || isFresh()) return dist;
  begins?.();
  const building = spawn(process.execPath, [fileURLToPath(builder)], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(building, 'exit');
  if (code !== 0) throw new Error('the web app could not be built');
  return dist;
}
