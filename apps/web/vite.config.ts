import { readFileSync } from 'node:fs';
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

export default defineConfig({
  root: import.meta.dirname,
  plugins: [icons()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2022', emptyOutDir: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
});
