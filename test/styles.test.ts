import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scopedName } from '../apps/web/scopedName.ts';

/** Where the web's styles are, who wears them, and who looks for them (docs/adr/0016). */

const web = new URL('../apps/web/src/', import.meta.url).pathname;
const browser = new URL('browser/', import.meta.url).pathname;

const filesIn = (folder: string, ending: RegExp): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) => ending.test(path));
const read = (path: string): string => readFileSync(join(web, path), 'utf8');
const withoutComments = (css: string): string => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** What stands before each opening brace. */
const preludes = (css: string): readonly string[] =>
  [...withoutComments(css).matchAll(/([^{};]+)\{/g)].map(([, prelude = '']) => prelude.trim());
const classesOf = (css: string): ReadonlySet<string> =>
  new Set(
    preludes(css)
      .filter((prelude) => !prelude.startsWith('@'))
      .flatMap((selector) => [...selector.matchAll(/\.([a-zA-Z][\w-]*)/g)].map(([, name = '']) => name)),
  );

const modules = new Map(
  filesIn(web, /\.module\.css$/).map((path) => [
    path,
    { has: classesOf(read(path)), used: new Set<string>() },
  ]),
);
const shared = new Map(
  filesIn(join(web, 'styles'), /\.css$/).map((path) => [path, classesOf(read(`styles/${path}`))]),
);
const sharedNames = new Set([...shared.values()].flatMap((names) => [...names]));
const components = filesIn(web, /(?<!\.test)\.tsx?$/).map((path) => ({ path, text: read(path) }));

/** Every class of a module that a component names, and whether the module has it. */
const worn = components.flatMap(({ path, text }) =>
  [...text.matchAll(/import (\w+) from '([^']*\.module\.css)'/g)].flatMap(([, as = '', from = '']) => {
    const module = modules.get(normalize(join(dirname(path), from)));
    const names = [...text.matchAll(new RegExp(`(?<![\\w./'])${as}\\.(\\w+)`, 'g'))].map(
      ([, name = '']) => name,
    );
    for (const name of names) module?.used.add(name);
    return names.map((name) => ({ path, name: `${as}.${name}`, known: module?.has.has(name) === true }));
  }),
);

describe('a class', () => {
  it('is styled in one file only', () => {
    const twice = [...sharedNames].filter(
      (name) => [...shared.values()].filter((has) => has.has(name)).length > 1,
    );
    expect(twice).toEqual([]);
    // Names are made of the file's and the class's: two files of one name would style each other's.
    const scopes = [...modules.keys()].map((path) => scopedName('x', path, ''));
    expect(scopes.filter((scope, i) => scopes.indexOf(scope) !== i)).toEqual([]);
    expect([...modules.keys()].filter((path) => /:global|composes/.test(read(path)))).toEqual([]);
  });

  it('is there for whoever wears it, and is worn', () => {
    expect(worn.filter(({ known }) => !known)).toEqual([]);
    const unworn = [...modules].flatMap(([path, { has, used }]) =>
      [...has].filter((name) => !used.has(name)).map((name) => `${path}: ${name}`),
    );
    expect(unworn).toEqual([]);
  });

  it('that is written out is one of those that are shared, and all of those are used', () => {
    const written = components.flatMap(({ path, text }) =>
      [...text.matchAll(/\bclass="([^"]*)"/g)].flatMap(([, names = '']) =>
        names.split(' ').map((name) => ({ path, name })),
      ),
    );
    expect(written.filter(({ name }) => !sharedNames.has(name))).toEqual([]);
    const all = components.map(({ text }) => text).join('\n');
    expect([...sharedNames].filter((name) => !new RegExp(`['"\`\\s]${name}['"\`\\s]`).test(all))).toEqual([]);
    expect(sharedNames.size).toBeLessThan(36);
  });

  it('that a browser test looks for is there', () => {
    const built = new Set(
      [...modules].flatMap(([path, { has }]) => [...has].map((name) => scopedName(name, path, ''))),
    );
    const sought = filesIn(browser, /\.ts$/).flatMap((path) => {
      const text = readFileSync(join(browser, path), 'utf8');
      return [...text.matchAll(/\.((?:\w+-)?\w+-\w+)(?=['"`\s:.[,)])/g)].map(([, name = '']) => ({
        path,
        name,
      }));
    });
    expect(sought.length).toBeGreaterThan(100);
    expect(sought.filter(({ name }) => !built.has(name) && !sharedNames.has(name))).toEqual([]);
  });
});

describe('a file of styles', () => {
  it('stands beside the component of its name, unless several wear it', () => {
    const alone = [...modules.keys()].filter((path) => {
      const beside = path.replace('.module.css', '');
      if (existsSync(`${join(web, beside)}.tsx`) || existsSync(`${join(web, beside)}.ts`)) return false;
      return (
        components.filter(({ text }) => text.includes(`/${beside.split('/').at(-1)}.module.css'`)).length < 2
      );
    });
    expect(alone).toEqual([]);
  });

  it('of the kit says nothing outside its layer, so that whoever shows a part has the last word', () => {
    const loose = [...modules.keys()]
      .filter((path) => path.startsWith('kit/'))
      .filter((path) => !/^@layer part \{[\s\S]*\n\}$/.test(withoutComments(read(path)).trim()));
    expect(loose).toEqual([]);
  });

  it('of a game is worn by that game alone', () => {
    const strangers = components.filter(({ path, text }) => {
      const game = path.match(/^games\/(\w+)\//)?.[1];
      const worn = [...text.matchAll(/from '([^']*\.module\.css)'/g)].map(([, from = '']) =>
        normalize(join(dirname(path), from)),
      );
      return worn.some((module) => module.startsWith('games/') && !module.startsWith(`games/${game}/`));
    });
    expect(strangers.map(({ path }) => path)).toEqual([]);
  });

  it('has no rule twice over in one place', () => {
    const doubled = [...modules.keys()].filter((path) => {
      const outer = withoutComments(read(path)).replace(
        /@(?:media|container|supports|keyframes)[^{]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g,
        '',
      );
      const rules = preludes(outer).filter((prelude) => !prelude.startsWith('@'));
      return rules.some((rule, i) => rules.indexOf(rule) !== i);
    });
    expect(doubled).toEqual([]);
  });
});
