import { existsSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { firstOf, type Results, type Row, readResults, writeResults } from '@veillee/gamekit/lab';
import { titled } from '@veillee/kernel';
import { UsageError } from '../command.ts';
import type { Entry } from '../games.ts';
import { readText } from '../options.ts';

/** A file of results: where it is, one goes on from it. */
export interface Kept {
  readonly seed: string;
  readonly rows: readonly Row[];
}

/** What the file holds, if there is one; figures of other rules or other bots are never mixed with new ones. */
export async function openKept(
  entry: Entry,
  file: string | undefined,
  seed: string | undefined,
): Promise<Kept | undefined> {
  if (file === undefined || !existsSync(file)) return undefined;
  const results = readResults(await readText(file));
  if (results === undefined) throw refused(file, 'notResults');
  if (results.game !== entry.id || (seed !== undefined && seed !== results.seed))
    throw refused(file, 'others');
  if (results.rules !== entry.game.rules || !isOfThese(entry, results)) throw refused(file, 'outdated');
  return results;
}

/** The first game of the first cell comes out the same only if rules and bots are the same. */
function isOfThese(entry: Entry, { seed, rows: [row] }: Results): boolean {
  return row === undefined || row.tally.first === firstOf(entry, row.cell, seed);
}

const refused = (file: string, why: 'notResults' | 'others' | 'outdated'): UsageError =>
  new UsageError(({ lab }, lang) => titled(file, lab[why], lang));

/** A file whole or not at all: whoever is stopped in the middle loses nothing. */
export async function writeWhole(file: string, text: string): Promise<void> {
  const fresh = `${file}.${process.pid}`;
  try {
    await writeFile(fresh, text);
    await rename(fresh, file);
  } catch {
    throw new UsageError(({ disk }, lang) => titled(file, disk.unwritable, lang));
  }
}

export const writeKept = (file: string, results: Results): Promise<void> =>
  writeWhole(file, writeResults(results));
