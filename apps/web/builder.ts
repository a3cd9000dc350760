import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { dist } from './build.ts';

/** Builds the app and puts it in its place: `node builder.ts`. */

/** Text is kept compressed beside itself: a phone on a bad network gets the small one. */
function compress(folder: string): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(html|js|css|svg)$/.test(name)) continue;
    const file = readFileSync(`${folder}/${name}`);
    writeFileSync(`${folder}/${name}.br`, brotliCompressSync(file));
    writeFileSync(`${folder}/${name}.gz`, gzipSync(file, { level: 9 }));
  }
}

const started = new Date();
// Whoever asks, a test too, gets the app as it is served: otherwise pages would hold our files' names and places.
process.env.NODE_ENV = 'production';
const fresh = `${dist}.${process.pid}`;
await build({
  configFile: fileURLToPath(new URL('vite.config.ts', import.meta.url)),
  logLevel: 'warn',
  build: { outDir: fresh },
});
compress(fresh);
writeFileSync(`${fresh}/.built`, '');
utimesSync(`${fresh}/.built`, started, started);
// At once: another process may be serving or building meanwhile.
const old = `${fresh}.old`;
if (existsSync(dist)) renameSync(dist, old);
renameSync(fresh, dist);
rmSync(old, { recursive: true, force: true });
