import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { games } from '@veillee/games';
import { defineConfig, type Plugin } from 'vite';
import { manifests } from './manifests.ts';
import { notices } from './notices.ts';
import { scopedName } from './scopedName.ts';
import { gameIcons, houseIcons } from './src/kit/iconNames.ts';

interface IconSet {
  readonly icons: { readonly [name: string]: { readonly body: string } };
}

const ofCards = await Promise.all(games.map(async ({ icons }) => (await icons?.())?.cardIcons ?? []));
const atHome = new Set<string>(houseIcons);
const sets: { readonly [id: string]: readonly string[] } = {
  'virtual:icons/house': houseIcons,
  'virtual:icons/games': [...new Set<string>([...gameIcons, ...ofCards.flat()])].filter(
    (name) => !atHome.has(name),
  ),
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
      const { icons: all }: IconSet = JSON.parse(readFileSync(file, 'utf8'));
      const used = names.map((name) => {
        const icon = all[name];
        if (icon === undefined) throw new Error(`game-icons has no "${name}"`);
        return [name, icon.body] as const;
      });
      return `export const bodies = ${JSON.stringify(Object.fromEntries(used))};`;
    },
  };
}

/** What one never asks a listing for is left out. */
function without(parts: RegExp): Plugin {
  const nothing = '\0nothing';
  return {
    name: 'without-parts',
    enforce: 'pre',
    resolveId: (source, from) => (parts.test(source) && from?.endsWith('/src/listing.ts') ? nothing : null),
    load: (source) => (source === nothing ? 'export {};' : null),
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
        .map((entry) => `${entry.parentPath}/${entry.name}`.slice(dir.length + 1))
        .sort();
      const hash = createHash('sha256');
      for (const file of found) hash.update(file).update(readFileSync(`${dir}/${file}`));
      const kept = {
        name: `veillee-${hash.digest('hex').slice(0, 12)}`,
        files: found.map((file) => (file === 'index.html' ? './' : file)),
      };
      const script = readFileSync(`${dir}/worker.js`, 'utf8');
      writeFileSync(`${dir}/worker.js`, script.replaceAll('__KEPT__', JSON.stringify(kept)));
    },
  };
}

/** What is known of games before any is chosen comes in one piece, though their rules need parts of it too. */
const listOfGames =
  /\/(packages\/(games\/src\/index|gamekit\/src\/listing)|games\/[\w-]+\/src\/(listing|players)|src\/games\/registry)\.ts$/;

/** Screens beside the table: the first page names the styles they want and leaves their scripts to themselves. */
const far = /\/(Lab|Narrator|WhoWon|ToldEnd|OnePhone|StoryFile|StoryScreen|RulesScreen)-/;

const sources = new URL('src/', import.meta.url).pathname;

export default defineConfig({
  root: import.meta.dirname,
  // Every address is relative: the same files work from any folder of any server.
  base: './',
  css: { modules: { generateScopedName: (local, file) => scopedName(local, file, sources) } },
  // Pages ask listings for almanacs, the house in the pocket for entries; lists of icons are for this file.
  plugins: [icons(), without(/^\.\/(entry|icons)\.ts$/), manifests(), notices(), worker()],
  worker: { format: 'es', plugins: () => [without(/^\.\/(almanac\/index|icons)\.ts$/)] },
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    emptyOutDir: true,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (file, all) => (far.test(file) ? all.filter((one) => one.endsWith('.css')) : all),
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      output: {
        // The first page names all it may ever fetch: names that compress are shorter to send.
        hashCharacters: 'hex',
        codeSplitting: {
          includeDependenciesRecursively: false,
          groups: [{ name: 'games', test: listOfGames }],
        },
      },
    },
  },
});
