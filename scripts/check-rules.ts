import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv, cwd, exit, stderr } from 'node:process';

/**
 * Each game's RULES.md lists its rules and rulings with the tests that show them. Its first line says which
 * rulings there are, `<!-- rulings: R1-R84 -->`; then come tables `| rule | what | test |`, a test being
 * `test/night/seer.test.ts › its exact title` between backticks, several of them separated by `<br>`.
 */

interface Row {
  readonly rule: string;
  readonly tests: readonly string[];
}

/** The titles of the tests in a file, read as text; those of `it.each` with their %s. */
export function titlesIn(source: string): Set<string> {
  const titles = new Set<string>();
  const titled = /(?:\b(?:it|test)\(|\)\()\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1\s*,/g;
  const lines = source.replace(/^\s*\/\/.*$/gm, '');
  for (const [, , title = ''] of lines.matchAll(titled)) titles.add(title.replace(/\\(.)/g, '$1'));
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
    rows.push({ rule, tests: named.filter((test) => test !== '') });
  }
  return rows;
}

/** Everything wrong with a list of rules; `titlesOf` gives the titles in a test file, undefined if there is none. */
export function faultsOf(markdown: string, titlesOf: (file: string) => Set<string> | undefined): string[] {
  const [, letter, from, to] =
    /^<!-- rulings: ([A-Z])(\d+)-\1(\d+) -->/.exec(markdown.split('\n')[0] ?? '') ?? [];
  if (letter === undefined) return ['the first line does not say which rulings there are'];
  const rows = rowsOf(markdown);
  const faults: string[] = [];
  for (let n = Number(from); n <= Number(to); n += 1) {
    if (!rows.some(({ rule }) => rule === `${letter}${n}`)) faults.push(`${letter}${n} is not listed`);
  }
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
    return { game, faults: faultsOf(readFileSync(join(home, 'RULES.md'), 'utf8'), titlesOf) };
  });
}

if (import.meta.main) {
  const found = checkRules(argv[2] ?? cwd()).flatMap(({ game, faults }) =>
    faults.map((fault) => `games/${game}/RULES.md: ${fault}`),
  );
  for (const fault of found) stderr.write(`${fault}\n`);
  exit(found.length > 0 ? 1 : 0);
}
