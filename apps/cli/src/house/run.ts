import { type Visit, visit } from '@veillee/server/care';
import { type Io, UsageError } from '../command.ts';
import { parseOptions, unwanted } from '../options.ts';
import { backup, restore } from './backups.ts';
import { check } from './check.ts';
import { erasePerson, eraseStory } from './erase.ts';
import { salvage } from './salvage.ts';
import { closeTable, deleteTable, listTables, openTable } from './tables.ts';

/** What one deed is asked with. */
export interface Asked {
  readonly io: Io;
  readonly visit: Visit;
  /** The word after the deed, where it wants one. */
  readonly word: string;
  readonly options: {
    readonly yes?: boolean;
    readonly json?: boolean;
    readonly names?: boolean;
    readonly codes?: boolean;
    readonly table?: string;
  };
}

interface Deed {
  /** Resolves to the exit code. */
  run(asked: Asked): Promise<number>;
  /** Whether it wants one word more. */
  readonly word: boolean;
  readonly options: readonly (keyof Asked['options'])[];
  /** Also where there is no house yet. */
  readonly empty?: true;
}

const deeds: { readonly [name: string]: Deed } = {
  tables: { run: listTables, word: false, options: ['names', 'codes', 'json'] },
  close: { run: closeTable, word: true, options: [] },
  open: { run: openTable, word: true, options: [] },
  delete: { run: deleteTable, word: true, options: ['yes'] },
  'erase-person': { run: erasePerson, word: true, options: ['table', 'yes'] },
  'erase-story': { run: eraseStory, word: true, options: ['yes'] },
  backup: { run: backup, word: true, options: [] },
  restore: { run: restore, word: true, options: ['yes'], empty: true },
  check: { run: check, word: false, options: ['json'] },
  salvage: { run: salvage, word: false, options: ['yes'] },
};

export async function run(args: string[], io: Io): Promise<number> {
  const { values, positionals } = parseOptions(args, {
    data: { type: 'string' },
    yes: { type: 'boolean' },
    json: { type: 'boolean' },
    names: { type: 'boolean' },
    codes: { type: 'boolean' },
    table: { type: 'string' },
  });
  const { data, ...options } = values;
  const [name = '', ...words] = positionals;
  const deed = deedNamed(name);
  const [word, ...more] = deed.word ? words : ['', ...words];
  if (word === undefined) throw missingWord(name);
  unwanted(more);
  for (const option of Object.keys(options) as (keyof Asked['options'])[]) {
    if (!deed.options.includes(option)) throw unknownOption(name, option);
  }
  const folder = data ?? (io.env.VEILLEE_DATA || 'veillee-data');
  const there = await visit(folder, deed.empty);
  if (!there.ok) throw new UsageError(there.refusal);
  try {
    return await deed.run({ io, visit: there, word, options });
  } finally {
    there.close();
  }
}

function deedNamed(name: string): Deed {
  const deed = Object.hasOwn(deeds, name) ? deeds[name] : undefined;
  if (deed !== undefined) return deed;
  const all = Object.keys(deeds).join(', ');
  throw new UsageError(
    name === ''
      ? { fr: `veillee house quoi\u00a0? Il y a ${all}`, en: `veillee house what? There are ${all}` }
      : {
          fr: `veillee house ne connaît pas «\u00a0${name}\u00a0» (il y a ${all})`,
          en: `veillee house does not know “${name}” (there are ${all})`,
        },
  );
}

const missingWord = (name: string): UsageError =>
  new UsageError({
    fr: `il manque un mot après «\u00a0${name}\u00a0»\u00a0: veillee help house`,
    en: `a word is missing after “${name}”: veillee help house`,
  });

const unknownOption = (name: string, option: string): UsageError =>
  new UsageError({
    fr: `l’option --${option} ne va pas avec «\u00a0${name}\u00a0»`,
    en: `option --${option} does not go with “${name}”`,
  });
