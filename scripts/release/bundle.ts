import { existsSync, readFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Plugin, rolldown } from 'rolldown';

/** `new URL('./main.ts', import.meta.url)` */
const fileBeside = /new URL\('([^']+\.\w+)', import\.meta\.url\)/g;
/** `import.meta.resolve('package/file')` */
const fileOfPackage = /import\.meta\.resolve\('([^']+)'\)/g;

/** All files come into one folder: what starts a thread or a process of its own is called by its folder, too. */
const entryName = (file: string): string =>
  `${basename(dirname(file))}-${basename(file).replace(/\.ts$/, '.js')}`;

/** Files that a module names by their place come along: sources as entries of their own, all others as they are. */
function filesBeside(): Plugin {
  return {
    name: 'files-beside',
    transform(code, id) {
      const along = (file: string): string => {
        if (!existsSync(file)) throw new Error(`${id} names ${file}, which is not there`);
        const fileName = file.endsWith('.ts') ? entryName(file) : basename(file);
        if (file.endsWith('.ts')) this.emitFile({ type: 'chunk', id: file, fileName });
        else this.emitFile({ type: 'asset', fileName, source: readFileSync(file) });
        return `new URL('./${fileName}', import.meta.url)`;
      };
      const moved = code
        .replaceAll(fileBeside, (_, file: string) => along(fileURLToPath(new URL(file, `file://${id}`))))
        .replaceAll(
          fileOfPackage,
          (_, name: string) => `${along(fileURLToPath(import.meta.resolve(name)))}.href`,
        );
      return moved === code ? null : { code: moved };
    },
  };
}

/** Our own sources as JavaScript, in one folder: Node strips no types under `node_modules`. */
export async function bundle(root: string, out: string): Promise<void> {
  const built = await rolldown({
    cwd: root,
    input: { main: `${root}/apps/cli/src/main.ts` },
    platform: 'node',
    external: (id) => /^[@a-z]/.test(id) && !id.startsWith('@veillee/'),
    plugins: [filesBeside()],
  });
  const { output } = await built.write({
    dir: out,
    format: 'esm',
    entryFileNames: '[name].js',
    chunkFileNames: '[name].js',
  });
  await built.close();
  for (const { fileName } of output)
    if (relative(out, `${out}/${fileName}`).includes('/'))
      throw new Error(`${fileName} is not in the one folder`);
}
