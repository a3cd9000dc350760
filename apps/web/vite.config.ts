import { readFileSync } from 'node:fs';
import { defineConfig, type Plugin } from 'vite';
import { iconNames } from './src/kit/iconNames.ts';

interface IconSet {
  readonly icons: { readonly [name: string]: { readonly body: string } };
}

/** Only the icons that are used, as a module. */
function gameIcons(): Plugin {
  const id = 'virtual:game-icons';
  return {
    name: 'game-icons',
    resolveId: (source) => (source === id ? `\0${id}` : null),
    load(source) {
      if (source !== `\0${id}`) return null;
      const file = new URL(import.meta.resolve('@iconify-json/game-icons/icons.json'));
      const { icons } = JSON.parse(readFileSync(file, 'utf8')) as IconSet;
      const used = iconNames.map((name) => {
        const icon = icons[name];
        if (icon === undefined) throw new Error(`game-icons has no "${name}"`);
        return [name, icon.body] as const;
      });
      return `export const bodies = ${JSON.stringify(Object.fromEntries(used))};`;
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [gameIcons()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2022', emptyOutDir: true, modulePreload: { polyfill: false }, assetsInlineLimit: 0 },
});
