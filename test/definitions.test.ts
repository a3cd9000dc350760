import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { mutationIds } from '@veillee/blood';
import { artefactIds, roleIds as characterIds, markIds } from '@veillee/one-night';
import { lawIds, officeIds, roleIds, specialityIds } from '@veillee/quinte-bourg';
import { parseAst } from 'rolldown/parseAst';
import { describe, expect, it } from 'vitest';

/*
 * What a card, an office or a law does stands in its own file, and nobody else asks for it by name: others ask for what
 * it can do. A name is its id, as a text or as what is looked up in a record of all; so is a key that begins with it.
 */

interface Node {
  readonly type: string;
  readonly start: number;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

/** Types say what they like: they ask for nothing. */
function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const part of Object.values(node))
    for (const child of Array.isArray(part) ? part : [part])
      if (isNode(child) && !/^TS(Type|Interface)/.test(child.type)) yield* nodesIn(child);
}

/** The names that a piece of code uses: a text, the head of a template, what is taken out of something. */
function namesIn(node: Node): readonly string[] {
  if (node.type === 'Literal' && 'value' in node && typeof node.value === 'string') return [node.value];
  if (node.type === 'TemplateElement' && 'value' in node)
    return [(node.value as { readonly raw: string }).raw];
  if (node.type === 'MemberExpression' && 'property' in node && 'computed' in node && !node.computed)
    return [(node.property as { readonly name: string }).name];
  if (node.type === 'ObjectPattern' && 'properties' in node)
    return (node.properties as readonly { readonly key?: { readonly name?: string } }[]).flatMap(
      ({ key }) => key?.name ?? [],
    );
  return [];
}

const camel = (id: string): string => id.replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());

/** The power whose card a speciality is; the file of the power is its own. */
const fileOfSpeciality = (id: string): string => {
  const source = globSync('games/quinte-bourg/src/specialities/*.ts').find((path) =>
    new RegExp(`^  cards: \\{[^}]*\\b${id}: nights\\(`, 'm').test(readFileSync(path, 'utf8')),
  );
  if (source === undefined) throw new Error(`no power has the card ${id}`);
  return basename(source, '.ts');
};

interface Kind {
  readonly game: string;
  readonly folder: string;
  readonly ids: readonly string[];
  readonly fileOf?: (id: string) => string;
  /** Whose files name them, for that is what they say: which mark a character lays, say. */
  readonly namedBy?: RegExp;
}
/** Names of a team, a kind and a box, too, and of the chair that leads; `count` is what is counted. */
const isOnlyCharacter = (id: string): boolean => !['vampire', 'werewolf', 'master', 'count'].includes(id);
const kinds: readonly Kind[] = [
  { game: 'quinte-bourg', folder: 'roles', ids: roleIds },
  { game: 'quinte-bourg', folder: 'specialities', ids: specialityIds, fileOf: fileOfSpeciality },
  { game: 'quinte-bourg', folder: 'offices', ids: officeIds },
  { game: 'quinte-bourg', folder: 'laws', ids: lawIds },
  { game: 'blood', folder: 'mutations', ids: mutationIds },
  {
    game: 'one-night',
    folder: 'roles',
    ids: characterIds.filter(isOnlyCharacter),
    namedBy: /^(marks|artefacts)\//,
  },
  { game: 'one-night', folder: 'marks', ids: markIds.filter(isOnlyCharacter), namedBy: /^roles\// },
  { game: 'one-night', folder: 'artefacts', ids: artefactIds },
];

/** Where a name is right though it is not in its own file, and why. */
const allowed: { readonly [place: string]: string } = {
  'roles/cortex.ts minus': 'a card says with which other it comes',
  'roles/minus.ts cortex': 'likewise',
  'roles/fennec.ts seth': 'likewise',
  'roles/swap.ts cortex': 'the swap is one power of both',
  'roles/swap.ts minus': 'likewise',
  'roles/show.ts poirot': 'the show is Poirot’s, in a file beside his',
  'ids.ts seth':
    'a mark that a card gives, and what a dream asks about: both are kept in matches under this name',
  'verdict/final.ts seth': 'that mark',
  'ids.ts tanner': 'what a ghost hunter turns into (R41)',
  'verdict/unexplained.ts tanner': 'likewise',
  'verdict/chart.ts hunter': 'a box of the printed chart',
  'verdict/chart.ts love': 'likewise',
  'verdict/chart.ts assassin': 'likewise, and the mark of that name which it asks about',
  'verdict/chart.ts tanner': 'likewise, and a result of it',
  'night/narration.ts fear': 'the name of a text',
  'roles/assassin.ts apprentice-assassin': 'the two are called together',
  'roles/apprenticeAssassin.ts assassin': 'likewise',
};

function asked({ game, folder, ids, fileOf = camel, namedBy }: Kind): string[] {
  const home = `games/${game}/src`;
  const owners = new Map(ids.map((id) => [id, `${home}/${folder}/${fileOf(id)}.ts`]));
  const exclude = [`${home}/${folder}/index.ts`, `${home}/text/*/**`, `${home}/scenarios.ts`];
  return globSync(`${home}/**/*.ts`, { exclude }).flatMap((path) => {
    const code = readFileSync(path, 'utf8');
    const names = [...nodesIn(parseAst(code, { lang: 'ts' }))].flatMap((node) =>
      namesIn(node).map((name) => name.split('.')[0] ?? ''),
    );
    return [...new Set(names)]
      .filter((name) => owners.has(name) && owners.get(name) !== path)
      .map((name) => `${path.slice(home.length + 1)} ${name}`)
      .filter((place) => namedBy?.test(place) !== true);
  });
}

describe('definitions', () => {
  it.each(kinds)('of $game: nobody asks for one of the $folder by name', (kind) => {
    expect(kind.ids.length).toBeGreaterThan(4);
    expect(asked(kind).filter((place) => allowed[place] === undefined)).toEqual([]);
  });

  it('are allowed no name that is not there', () => {
    const places = kinds.flatMap(asked);
    expect(Object.keys(allowed).filter((place) => !places.includes(place))).toEqual([]);
  });
});
