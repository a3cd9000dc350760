import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { gameIcons, houseIcons } from './src/kit/iconNames.ts';

interface IconSet {
  readonly icons: { readonly [name: string]: { readonly body: string } };
}

const sets: { readonly [id: string]: readonly string[] } = {
  'virtual:icons/house': houseIcons,
  'virtual:icons/games': gameIcons,
};

/** Only the icons that are used, as modules. */
function icons(): Plugin {
  return {
    name: 'icons',
    resolveId: (source) => (Object.hasOwn(sets, source) ? `\0${source}` : null),
    load(source) {
      const names = source.startsWith('\0') ? sets[source.slice(1)] : undefined;
      if (names === undefined) return null;
      const file = new URL(import.meta.resolve('@iconify-json/game-icons/icons.json'));
      const { icons: all } = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
      const used = names.map((name) => {
        const icon = all[name];
        if (icon === undefined) throw new Error(`game-icons has no "${name}"`);
        return [name, icon.body] as const;
      });
      return `export const bodies = ${JSON.stringify(Object.fromEntries(used))};`;
    },
  };
}

const workerEntry = new URL('src/shell/worker.ts', import.meta.url).pathname;

/** The service worker, which is told the files it keeps and a name that changes with them. */
function worker(): Plugin {
  return {
    name: 'worker',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'chunk', id: workerEntry, fileName: 'worker.js' });
    },
    writeBundle({ dir = '' }) {
      const found = readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile() && entry.name !== 'worker.js')
        .map((entry) => `${entry.parentPath}/${entry.name}`.slice(dir.length))
        .sort();
      const hash = createHash('sha256');
      for (const file of found) hash.update(file).update(readFileSync(dir + file));
      const kept = {
        name: `veillee-${hash.digest('hex').slice(0, 12)}`,
        files: found.map((file) => (file === '/index.html' ? '/' : file)),
      };
      const script = readFileSync(`${dir}/worker.js`, 'utf8');
      writeFileSync(`${dir}/worker.js`, script.replaceAll('__KEPT__', JSON.stringify(kept)));
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [icons(), worker()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2022', emptyOutDir: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
});
