import { type CareClient, careFor, careForShared } from '@veillee/server/care';
import { type Io, UsageError } from '../command.ts';
import { parseOptions, unwanted } from '../options.ts';
import { sharedOf } from '../serve/doors.ts';
import { backup, restore } from './backups.ts';
import { check } from './check.ts';
import { erasePerson, eraseStory } from './erase.ts';
import { salvage } from './salvage.ts';
import { closeTable, deleteTable, listTables, openTable } from './tables.ts';

/** What one deed is asked with. */
export interface Asked {
  readonly io: Io;
  readonly client: CareClient;
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
  if (word === undefined) throw new UsageError(({ house }) => house.missingWord(name));
  unwanted(more);
  const allowed: readonly string[] = deed.options;
  const stray = Object.keys(options).find((option) => !allowed.includes(option));
  if (stray !== undefined) throw new UsageError(({ house }) => house.unknownOption(name, stray));
  const there = await houseOf(io, data, deed);
  if (!there.ok) throw new UsageError(there.refusal);
  try {
    return await deed.run({ io, client: there, word, options });
  } finally {
    await there.close();
  }
}

/** Of the folder that is named, else of the database, where there is one. */
function houseOf({ env }: Io, data: string | undefined, { empty }: Deed) {
  const { shared } = data === undefined ? sharedOf(env) : {};
  if (shared !== undefined) return careForShared({ url: shared.url });
  return careFor(data ?? (env.VEILLEE_DATA || 'veillee-data'), empty);
}

function deedNamed(name: string): Deed {
  const deed = Object.hasOwn(deeds, name) ? deeds[name] : undefined;
  if (deed !== undefined) return deed;
  const all = Object.keys(deeds).join(', ');
  throw new UsageError(({ house }) => (name === '' ? house.noDeed(all) : house.unknownDeed(name, all)));
}
