import { readdirSync, readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** In the app as drawings, by a module of our own: no file of theirs tells. */
const drawn = ['@iconify-json/game-icons'];

const packageIn = (file: string): string | undefined =>
  /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];

/** What a package says of itself, and its licence in full where it brings it. */
function noticeOf(name: string): string {
  const folder = new URL(`../../node_modules/${name}/`, import.meta.url);
  const about: { readonly version: string; readonly license: string } = JSON.parse(
    readFileSync(new URL('package.json', folder), 'utf8'),
  );
  const file = readdirSync(folder).find((one) => /^licen[cs]e/i.test(one));
  const text = file === undefined ? '' : `\n${readFileSync(new URL(file, folder), 'utf8').trim()}\n`;
  return `${name} ${about.version} (${about.license})\n${text}`;
}

/** The licences of all that the app is made of besides our own work: they go wherever it goes. */
export function notices(): Plugin {
  return {
    name: 'notices',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((part) =>
        part.type === 'chunk' ? Object.keys(part.modules) : part.originalFileNames,
      );
      const found = new Set(files.flatMap((file) => packageIn(`/${file}`) ?? []));
      const all = [...found, ...drawn].filter((name) => !name.startsWith('@veillee/')).sort();
      this.emitFile({ type: 'asset', name: 'licences.txt', source: all.map(noticeOf).join('\n\n') });
    },
  };
}
