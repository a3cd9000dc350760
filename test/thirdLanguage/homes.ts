import { posix } from 'node:path';
import type { Copy } from '../copy.ts';

/** The language that there is not. */
export const pretended = 'xx';

/** Packages with words: each has them in one folder a language, `en` among them. */
export const homes = {
  'packages/kernel': 'src/text',
  'packages/protocol': 'src/text',
  'apps/server': 'src/text',
  'apps/web': 'src/words',
  'games/one-night': 'src/text',
  'games/blood': 'src/text',
  'games/quinte-bourg': 'src/text',
  'apps/cli': 'src/words',
} as const;

/** A further language begins with an entry in the table of languages. */
export function addLanguage(copy: Copy): void {
  const table = 'packages/kernel/src/language.ts';
  const entry = `  ${pretended}: { name: 'Ｘｘ', and: ' ＆ ', space: '', quotes: ['‹', '›'] },\n`;
  copy.write(table, replaced(copy.read(table), '} as const satisfies', `${entry}} as const satisfies`));
}

/** A place where the words of all languages are put together, and what it takes of the English ones. */
interface Assembly {
  readonly file: string;
  readonly source: string;
  readonly taken: readonly Taken[];
}
interface Taken {
  readonly statement: string;
  /** Of the module, from the root, and as it is imported. */
  readonly module: string;
  readonly path: string;
  readonly name: string;
  readonly alias: string;
}

/** Those of a package: whatever takes words out of its English folder and lies outside it. */
function assembliesOf(copy: Copy, home: string, folder: string): Assembly[] {
  const english = `${home}/${folder}/en/`;
  const sources = copy.files(`${home}/src/**/*.{ts,tsx}`).filter((file) => !file.startsWith(english));
  return sources
    .map((file) => {
      const source = copy.read(file);
      return {
        file,
        source,
        taken: takenIn(file, source).filter(({ module }) => module.startsWith(english)),
      };
    })
    .filter(({ taken }) => taken.length > 0);
}

function takenIn(file: string, source: string): Taken[] {
  const imports = source.matchAll(/^import \{ (\w+)(?: as (\w+))? \} from '(\.[^']*)';$/gm);
  return [...imports].map(([statement, name = '', alias = name, path = '']) => ({
    statement,
    module: posix.join(posix.dirname(file), path),
    path,
    name,
    alias,
  }));
}

export const assemblies = (copy: Copy): Assembly[] =>
  Object.entries(homes).flatMap(([home, folder]) => assembliesOf(copy, home, folder));

const inFolder = (path: string): string => path.replace(/(^|\/)en\//, `$1${pretended}/`);

/** A folder with all the words, made of the English ones, put where the others are. */
export function giveWords(copy: Copy, { file, source, taken }: Assembly): void {
  let filled = source;
  for (const { statement, module, path, name, alias } of taken) {
    writeWords(copy, module, name);
    const own = `${pretended}_${alias}`;
    filled = replaced(
      filled,
      statement,
      `${statement}\nimport { ${name} as ${own} } from '${inFolder(path)}';`,
    );
    const entry = alias === 'en' ? 'en' : `en: ${alias}`;
    filled = replaced(filled, `${entry} };`, `${entry}, ${pretended}: ${own} };`);
  }
  copy.write(file, filled);
}

/** `Gappy` is where a test makes words optional. */
function writeWords(copy: Copy, module: string, name: string): void {
  const target = inFolder(module);
  const upwards = '../'.repeat(target.split('/').length - 1);
  const english = posix.relative(posix.dirname(target), module);
  copy.append(
    target,
    `import { type Gappy as Gappy_${name}, pretend as pretend_${name} } from '${upwards}test/thirdLanguage/pretend.ts';
import { ${name} as en_${name} } from '${english}';
export const ${name}: Gappy_${name}<typeof en_${name}> = pretend_${name}(en_${name});
`,
  );
}

function replaced(text: string, part: string, by: string): string {
  if (text.split(part).length !== 2) throw new Error(`"${part}" does not stand there once`);
  return text.replace(part, () => by);
}
