import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

/** Every word the app, the games and the rooms say, set as a printer would set it. */

const root = new URL('../', import.meta.url);
const rootPath = fileURLToPath(root);

const isOfWords = (path: string): boolean =>
  /\.ts$/.test(path) &&
  !/\.test\.ts$/.test(path) &&
  (/^apps\/web\/src\/(.*\/)?(words\/\w+|\w*[wW]ords)\.ts$/.test(path) ||
    /^(games|packages)\/[\w-]+\/src\/(text|almanac)\//.test(path));

const files = ['apps/web/src/', 'games/', 'packages/'].flatMap((folder) =>
  readdirSync(new URL(folder, root), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.includes('node_modules'))
    .map((entry) => relative(rootPath, `${entry.parentPath}/${entry.name}`))
    .filter(isOfWords),
);

/** What stands in for a name, a number or a list in words that take some. */
const stand = [
  ['Ana', 'Bo', 'Cy'],
  [2, 3, 4],
  [1, 1, 1],
  [['Ana'], ['Bo'], ['Cy']],
] as const;

function* said(value: unknown, path: string): Generator<readonly [string, string]> {
  if (typeof value === 'string') yield [path, value];
  else if (typeof value === 'function' && !/^class\b/.test(String(value))) {
    for (const args of stand) {
      try {
        const words: unknown = (value as (...given: readonly unknown[]) => unknown)(...args);
        if (typeof words === 'string') yield [`${path}()`, words];
      } catch {
        // It wants something else.
      }
    }
  } else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) yield* said(inner, `${path}.${key}`);
}

const nbsp = '\u00a0';
const both: readonly (readonly [RegExp, string])[] = [
  [/(?<=\p{L})'(?=\p{L})/u, 'a straight apostrophe'],
  [/"/, 'straight quotes'],
  [/\.\.\./, 'three points instead of an ellipsis'],
];
const french: readonly (readonly [RegExp, string])[] = [
  ...both,
  [/ [:;!?»]/, 'a plain space before : ; ! ? or »'],
  [/« |«[^\u00a0]/, `no no-break space after «`],
  [/[\p{L}\d)”}][;!?»]/u, 'nothing before ; ! ? or »'],
  [/[\p{L})”}]:(?![\w/])/u, 'nothing before :'],
];
// An English text may name a scenario that was only printed in French.
const english = both;

/** Which language an export speaks, by its name or its file's; pairs hold both. */
function* tongues(file: string, name: string, value: unknown): Generator<readonly ['fr' | 'en', unknown]> {
  if (typeof value === 'object' && value !== null && 'fr' in value && 'en' in value) {
    yield ['fr', value.fr];
    yield ['en', value.en];
  } else if (/(^fr|Fr)$/.test(name) || /\/fr(\/|\.ts|[A-Z])/.test(file)) yield ['fr', value];
  else if (/(^en|En)$/.test(name) || /\/en(\/|\.ts|[A-Z])/.test(file)) yield ['en', value];
}

/** Keys, templates' fields and addresses are not read by anybody. */
const isRead = (words: string): boolean =>
  /[\p{L}]/u.test(words) && !/^[\w.-]+$/.test(words) && !words.includes('://');

describe('typography', () => {
  it('is right in every module of words', async () => {
    const faults = new Set<string>();
    let read = 0;
    for (const file of files) {
      const module = (await import(new URL(file, root).href)) as Record<string, unknown>;
      for (const [name, value] of Object.entries(module))
        for (const [tongue, spoken] of tongues(file, name, value))
          for (const [path, words] of said(spoken, name)) {
            if (!isRead(words)) continue;
            read += 1;
            for (const [wrong, what] of tongue === 'fr' ? french : english)
              if (wrong.test(words)) faults.add(`${file} ${path}: ${what}: ${words.replaceAll(nbsp, '⍽')}`);
          }
    }
    expect(read).toBeGreaterThan(1000);
    expect([...faults]).toEqual([]);
  });
});
