import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, cwd, exit, stderr } from 'node:process';

/**
 * Each game's RULES.md lists its rules and rulings with the tests that show them. Its first line says which
 * rulings and sections there are, `<!-- rulings: Q0-Q82, §1-§13 -->`, its second, where the game has tables of definitions, in which folders
 * of `src` they stand, `<!-- rows for: roles, marks -->`: each of those has a row, too. Then come tables
 * `| rule | what | test |`, a test being `test/night/seer.test.ts › its exact title` between backticks, several of them
 * separated by `<br>`. A rule may name several things: `§3 minus, cortex`, or say what of two alike: `vampire mark`.
 */

interface Row {
  readonly rule: string;
  /** What the rule names. */
  readonly names: readonly string[];
  readonly tests: readonly string[];
}

const uncommented = (source: string): string => source.replace(/^\s*\/\/.*$/gm, '');

/** The titles of the tests in a file, read as text; those of `it.each` with their %s. */
export function titlesIn(source: string): Set<string> {
  const titles = new Set<string>();
  const titled = /(?:\b(?:it|test)\(|\)\()\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g;
  for (const [, , title = ''] of uncommented(source).matchAll(titled))
    titles.add(title.replace(/\\(.)/g, '$1'));
  return titles;
}

function rowsOf(markdown: string): Row[] {
  const rows: Row[] = [];
  for (const line of markdown.split('\n')) {
    const cells = line
      .split(/(?<!\\)\|/)
      .slice(1, -1)
      .map((cell) => cell.trim().replaceAll('\\|', '|'));
    const [rule, , tests] = cells;
    if (cells.length !== 3 || !rule || rule === 'rule' || /^-+$/.test(rule)) continue;
    const named = (tests ?? '').split('<br>').map((test) => test.trim().replace(/^`(.*)`$/, '$1'));
    rows.push({ rule, names: rule.split(/,? /), tests: named.filter((test) => test !== '') });
  }
  return rows;
}

/** The ids in the table of an index, read as text: `export const roles = { seer, 'alpha-wolf': alphaWolf };`. */
export function idsIn(index: string): string[] {
  const [, entries = ''] =
    /^(?:export )?const \w+ = \{((?:\s*(?:'[\w-]+'|\w+)(?:: \w+)?,?)+\s*)\};/m.exec(uncommented(index)) ?? [];
  return entries.split(',').flatMap((entry) => /^\s*'?([\w-]+)/.exec(entry)?.[1] ?? []);
}

const singular = (folder: string): string => folder.replace(/ies$/, 'y').replace(/s$/, '');

/** What a game defines and its list does not name. Of two things by one name the second is named with its sort. */
function unlisted(
  rows: readonly Row[],
  folders: readonly string[],
  indexOf: (folder: string) => string,
): string[] {
  const before = new Set<string>();
  return folders.flatMap((folder) => {
    const sort = singular(folder);
    const ids = idsIn(indexOf(folder));
    if (ids.length === 0) return [`src/${folder}/index.ts has no table of them`];
    const missing = ids.filter(
      (id) => !rows.some(({ names }) => names.includes(id) && (!before.has(id) || names.includes(sort))),
    );
    for (const id of ids) before.add(id);
    return missing.map((id) => `the ${sort} ${id} is not listed`);
  });
}

/** Where a list's tests and definitions are found. */
export interface Home {
  /** The titles in a test file, undefined if there is none. */
  titlesOf(file: string): Set<string> | undefined;
  /** The text of a folder's index. */
  indexOf(folder: string): string;
}

/** The rulings and sections that the first line says there are: Q0, Q1… */
function numbersIn(markdown: string): string[] {
  const [, ranges = ''] = /^<!-- rulings: (.*) -->\n/.exec(markdown) ?? [];
  return [...ranges.matchAll(/([A-Z§])(\d+)-\1(\d+)/g)].flatMap(([, letter, from, to]) =>
    Array.from({ length: Number(to) - Number(from) + 1 }, (_, i) => `${letter}${Number(from) + i}`),
  );
}

/** Everything wrong with a list of rules. */
export function faultsOf(markdown: string, { titlesOf, indexOf }: Home): string[] {
  const wanted = numbersIn(markdown);
  if (wanted.length === 0) return ['the first line does not say which rulings there are'];
  const rows = rowsOf(markdown);
  const faults = wanted
    .filter((number) => !rows.some(({ names }) => names.includes(number)))
    .map((number) => `${number} is not listed`);
  const [, folders] = /^<!-- rows for: (.+) -->$/m.exec(markdown) ?? [];
  faults.push(...unlisted(rows, folders?.split(', ') ?? [], indexOf));
  for (const { rule, tests } of rows) {
    if (tests.length === 0) faults.push(`${rule} has no test`);
    for (const test of tests) {
      const [file = '', title = ''] = test.split(' › ');
      const titles = titlesOf(file);
      if (titles === undefined) faults.push(`${rule}: there is no ${file}`);
      else if (!titles.has(title)) faults.push(`${rule}: ${file} has no test "${title}"`);
    }
  }
  return faults;
}

/** The games of a project that list their rules, each with what is wrong there. */
export function checkRules(root: string): { readonly game: string; readonly faults: readonly string[] }[] {
  const games = readdirSync(join(root, 'games')).filter((game) =>
    existsSync(join(root, 'games', game, 'RULES.md')),
  );
  return games.map((game) => {
    const home = join(root, 'games', game);
    const known = new Map<string, Set<string> | undefined>();
    const titlesOf = (file: string): Set<string> | undefined => {
      const path = join(home, file);
      if (!known.has(file))
        known.set(file, existsSync(path) ? titlesIn(readFileSync(path, 'utf8')) : undefined);
      return known.get(file);
    };
    const indexOf = (folder: string): string => readFileSync(join(home, 'src', folder, 'index.ts'), 'utf8');
    return { game, faults: faultsOf(readFileSync(join(home, 'RULES.md'), 'utf8'), { titlesOf, indexOf }) };
  });
}

if (import.meta.main) {
  const found = checkRules(argv[2] ?? cwd()).flatMap(({ game, faults }) =>
    faults.map((fault) => `games/${game}/RULES.md: ${fault}`),
  );
  for (const fault of found) stderr.write(`${fault}\n`);
  exit(found.length > 0 ? 1 : 0);
}
