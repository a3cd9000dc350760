import { randomBytes } from 'node:crypto';
import { closeSync, lstatSync, openSync, readdirSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { removeDatabase, workshop, workshopIn } from '../store/files.ts';
import type { SqliteUpkeep } from '../store/sqliteUpkeep.ts';

const copies = /^veillee-copy-\w+\.db$/;

/** Where a copy may be put down, to be taken away by somebody else of the same folder. Nobody else may read it. */
export function placeForCopy(folder: string): string {
  const file = join(folder, `veillee-copy-${randomBytes(6).toString('hex')}.db`);
  closeSync(openSync(file, 'wx', 0o600));
  return file;
}

export async function copyBeside(folder: string, upkeep: SqliteUpkeep): Promise<string> {
  const file = placeForCopy(folder);
  try {
    await upkeep.copyTo(file);
  } catch (error) {
    removeDatabase(file);
    throw error;
  }
  return file;
}

/**
 * The copy in a folder that somebody speaks of; undefined where nothing of the kind lies there: nothing else is ever put
 * in the database's place. By its name alone, for the folder may have another path to whoever speaks.
 */
export function copyIn(folder: string, file: string): string | undefined {
  const name = basename(file);
  const place = join(folder, name);
  const isThere = copies.test(name) && lstatSync(place, { throwIfNoEntry: false })?.isFile();
  return isThere ? place : undefined;
}

/** A folder to work in, on the same disk, gone when the work is done. */
export async function inWorkshop<T>(folder: string, work: (place: string) => Promise<T>): Promise<T> {
  const place = workshopIn(folder);
  try {
    return await work(place);
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** What somebody who was killed left lying about. */
export function removeCopies(folder: string): void {
  for (const name of readdirSync(folder)) {
    if (copies.test(name)) removeDatabase(join(folder, name));
    if (name.startsWith(workshop)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
