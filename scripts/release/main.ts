import { mkdirSync, rmSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeRelease } from './make.ts';

/** `npm run release [FOLDER]`: one package with everything, `veillee-x.y.z.tgz`, which npm installs anywhere. */
const folder = process.argv[2] ?? fileURLToPath(new URL('../../dist-release', import.meta.url));
rmSync(`${folder}/package`, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const file = await makeRelease(folder);
console.log(`${file} (${(statSync(file).size / 1024 ** 2).toFixed(1)} MB)`);
console.log(`npm install -g ${file} && veillee serve`);
