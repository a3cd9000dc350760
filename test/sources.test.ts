import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';

/*
 * The shape of the sources. A cast is a place where the compiler is told instead of asked: they are few, and each says
 * why on its line or on the one above. Files and functions stay small enough to be read at once, and one name is one
 * function to whoever reads a package.
 */

const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .trim()
  .split('\n');
const isTest = (path: string): boolean => /(^|\/)test\/|\.test\.tsx?$/.test(path);
const sources = listed.filter((path) => /\.tsx?$/.test(path) && !isTest(path));

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const part of Object.values(node))
    for (const child of Array.isArray(part) ? part : [part]) if (isNode(child)) yield* nodesIn(child);
}

const isConst = (node: object): boolean =>
  JSON.stringify('typeAnnotation' in node ? node.typeAnnotation : null).includes('"name":"const"');
const isCast = (node: Node): boolean =>
  (node.type === 'TSAsExpression' && !isConst(node)) ||
  node.type === 'TSNonNullExpression' ||
  node.type === 'TSTypeAssertion';
const isFunction = ({ type }: Node): boolean =>
  ['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'].includes(type);

interface Place {
  readonly path: string;
  readonly line: number;
  readonly lines: number;
  readonly node: Node;
  readonly before: string;
  readonly text: string;
}

function placesIn(path: string): Place[] {
  const text = readFileSync(path, 'utf8');
  const lines = text.split('\n');
  const program = parseAst(text, { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  const lineOf = (at: number): number => text.slice(0, at).split('\n').length;
  return [...nodesIn(program)]
    .filter((node) => isCast(node) || isFunction(node) || node.type === 'TSAnyKeyword')
    .map((node) => {
      const line = lineOf(node.start);
      return {
        path,
        line,
        lines: lineOf(node.end) - line + 1,
        node,
        before: `${lines[line - 3] ?? ''}\n${lines[line - 2] ?? ''}`,
        text: lines[line - 1] ?? '',
      };
    });
}

const places = sources.flatMap(placesIn);

interface Named {
  readonly name: string;
  readonly path: string;
  readonly exported: boolean;
}

/** The functions that a file names for all of itself, or for others. */
function functionsIn(path: string): Named[] {
  const program = parseAst(readFileSync(path, 'utf8'), { lang: path.endsWith('x') ? 'tsx' : 'ts' });
  return program.body.flatMap((statement): Named[] => {
    const exported = statement.type === 'ExportNamedDeclaration';
    const declared = exported ? statement.declaration : statement;
    if (declared?.type === 'FunctionDeclaration')
      return declared.id === null ? [] : [{ name: declared.id.name, path, exported }];
    if (declared?.type !== 'VariableDeclaration') return [];
    return declared.declarations.flatMap(({ id, init }) =>
      id.type === 'Identifier' && init !== null && isFunction(init)
        ? [{ name: id.name, path, exported }]
        : [],
    );
  });
}

/** A package; the web's part for one game is as one, for it fills in the same face as the others. */
const roomOf = (path: string): string =>
  /^apps\/web\/src\/games\/[^/]+(?=\/)/.exec(path)?.[0] ?? path.split('/').slice(0, 2).join('/');
/** What is named by what it is for: each command of the command line has its `run.ts`. */
const isCommand = ({ name, path }: Named): boolean => name === 'run' && path.endsWith('/run.ts');
/** The server's functions still have names in common. */
const isNamedApart = (path: string): boolean =>
  /^(packages|games|apps)\//.test(path) && !path.startsWith('apps/server/');
const shown = ({ path, line, text }: Place): string => `${path}:${line}: ${text.trim()}`;

describe('the sources', () => {
  it('trust their types: fewer than 60 casts, each with a reason', () => {
    const casts = places.filter(({ node }) => isCast(node));
    expect(casts.length, casts.map(shown).join('\n')).toBeLessThan(60);
    const unexplained = casts.filter(({ before, text }) => !/\/[/*]|\*\//.test(`${before}\n${text}`));
    expect(unexplained.map(shown)).toEqual([]);
  });

  it('know no `any`', () => {
    expect(places.filter(({ node }) => node.type === 'TSAnyKeyword').map(shown)).toEqual([]);
  });

  it('come in functions one can read at once', () => {
    const long = places.filter(({ node, lines }) => isFunction(node) && lines > 40);
    expect(long.map((place) => `${place.lines} lines: ${shown(place)}`)).toEqual([]);
  });

  it('export no function whose name is another’s in the same package', () => {
    const functions = sources
      .filter(isNamedApart)
      .flatMap(functionsIn)
      .filter((named) => !isCommand(named));
    const rooms = Map.groupBy(functions, ({ name, path }) => `${roomOf(path)} ${name}`);
    const shared = [...rooms.values()].filter(
      (all) => all.length > 1 && all.some(({ exported }) => exported),
    );
    expect(shared.map((all) => `${all[0]?.name}: ${all.map(({ path }) => path).join(', ')}`)).toEqual([]);
  });

  it('come in files of at most 400 lines', () => {
    const long = listed
      .filter((path) => /\.(tsx?|css|cjs)$/.test(path))
      .filter((path) => readFileSync(path, 'utf8').split('\n').length > 401);
    expect(long).toEqual([]);
  });
});
