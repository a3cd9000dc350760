import { readdirSync } from 'node:fs';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { misspacing } from '@veillee/kernel/laws';
import { describe, expect, it } from 'vitest';

/** Every word the app, the games and the rooms say, set as a printer would set it. */

const root = new URL('../', import.meta.url);
const rootPath = fileURLToPath(root);

/** Whatever is defined in a file of its own brings its words along. */
const isOfDefinitions = (path: string): boolean =>
  /^games\/[\w-]+\/src\/((artefacts|laws|marks|mutations|offices|roles|specialities)\/|conditions\.ts$)/.test(
    path,
  );

const isOfWords = (path: string): boolean =>
  /\.ts$/.test(path) &&
  !/\.test\.ts$/.test(path) &&
  // The help on commands holds JSON and code; its own test looks at its spaces.
  !/^apps\/cli\/src\/words\/(\w+\/)?(commands|index)\.ts$/.test(path) &&
  (/^apps\/(web|cli)\/src\/(.*\/)?(words\/(\w+\/)?\w+|\w*[wW]ords)\.ts$/.test(path) ||
    /^(games|packages|apps)\/[\w-]+\/src\/(text|almanac)\//.test(path) ||
    isOfDefinitions(path));

const files = ['apps/cli/src/', 'apps/server/src/', 'apps/web/src/', 'games/', 'packages/'].flatMap(
  (folder) =>
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

/** An English text may name a scenario that was only printed in French: its spaces are not looked at. */
function* wrongIn(tongue: 'fr' | 'en', words: string): Generator<string> {
  for (const [wrong, what] of both) {
    const at = words.search(wrong);
    if (at >= 0) yield `${what} at ${at}: ${around(words, at)}`;
  }
  const spacing = tongue === 'fr' ? misspacing(words) : undefined;
  if (spacing !== undefined) yield spacing;
}

const isPair = (value: unknown): value is { fr: unknown; en: unknown } =>
  typeof value === 'object' && value !== null && 'fr' in value && 'en' in value;
const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const wordsWithin = (value: unknown): unknown => (isObject(value) && 'words' in value ? value.words : value);

/** Which language an export speaks, by its name or its file's; pairs hold both. */
function* tongues(file: string, name: string, value: unknown): Generator<readonly ['fr' | 'en', unknown]> {
  // A file may define one thing, or be a table of several.
  const table = isOfDefinitions(file) && isObject(value) ? [value, ...Object.values(value)] : [value];
  const pairs = table.map((one) => (isOfDefinitions(file) ? wordsWithin(one) : one)).filter(isPair);
  for (const { fr, en } of pairs) {
    yield ['fr', fr];
    yield ['en', en];
  }
  if (pairs.length > 0) return;
  if (/(^fr|Fr)$/.test(name) || /\/fr(\/|\.ts|[A-Z])/.test(file)) yield ['fr', value];
  else if (/(^en|En)$/.test(name) || /\/en(\/|\.ts|[A-Z])/.test(file)) yield ['en', value];
}

const around = (words: string, at: number): string =>
  words.slice(Math.max(0, at - 15), at + 15).replaceAll(nbsp, '⍽');

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
            for (const wrong of wrongIn(tongue, words)) faults.add(`${file} ${path}: ${wrong}`);
          }
    }
    expect(read).toBeGreaterThan(1000);
    expect([...faults]).toEqual([]);
  });
});
