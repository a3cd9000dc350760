import {
  chmodSync,
  chownSync,
  copyFileSync,
  existsSync,
  linkSync,
  mkdtempSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { join } from 'node:path';

/** The files of a data folder. */
export const databaseIn = (folder: string): string => join(folder, 'veillee.db');
/** SQLite keeps its log beside the file itself, wherever a link to it lies. */
export const journalOf = (file: string): string => `${existsSync(file) ? realpathSync(file) : file}-wal`;

/** What SQLite keeps beside a database. */
const beside = ['', '-wal', '-shm'];

export function removeDatabase(file: string): void {
  for (const end of beside) rmSync(`${file}${end}`, { force: true });
}

/** What was not in a database yet, but in the log beside it, goes where it goes. */
function moveBeside(from: string, to: string): void {
  for (const end of ['-wal', '-shm']) {
    if (existsSync(`${from}${end}`)) renameSync(`${from}${end}`, `${to}${end}`);
  }
}

/** What folders to work in are called by: left behind, they are cleared at the next start. */
export const workshop = 'veillee-work-';

/** A folder to work in, on the same disk. */
export const workshopIn = (folder: string): string => mkdtempSync(join(folder, workshop));

/** Gives a file another name, unless something has it already. */
export function putFirst(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch (error) {
    // Some disks know no links.
    if (existsSync(name)) throw error;
    renameSync(file, name);
  }
}

/** The same file under another name too, or a copy where the disk knows no such thing. */
function alsoAs(file: string, name: string): void {
  try {
    linkSync(file, name);
  } catch {
    copyFileSync(file, name);
  }
}

/** A day and time that a file may be called by. */
const stamp = (now: Date): string => now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');

/** A copy of a database that nobody has open, with its log. */
export function copyDatabase(from: string, to: string): void {
  const journal = journalOf(from);
  if (existsSync(from)) copyFileSync(from, to);
  if (existsSync(journal)) copyFileSync(journal, journalOf(to));
}

/** Nobody else may read a database; where root looks after a house, it stays its owner's. */
export function ownLike(folder: string, file: string): void {
  chmodSync(file, 0o600);
  const { uid, gid } = statSync(folder);
  if (process.getuid?.() === 0 && uid !== 0) chownSync(file, uid, gid);
}

/**
 * Puts another database in the place of the folder's, which is kept beside under the name that is returned; null where
 * there was none.
 */
export function swapIn(
  folder: string,
  file: string,
  why: 'restore' | 'salvage',
  now = new Date(),
): string | null {
  const place = databaseIn(folder);
  const isThere = existsSync(place) || existsSync(journalOf(place));
  const kept = isThere ? free(join(folder, `veillee-before-${why}-${stamp(now)}`)) : null;
  ownLike(folder, file);
  if (kept !== null) {
    if (existsSync(place)) alsoAs(place, kept);
    moveBeside(place, kept);
  }
  // At no moment is there no database, which the next start would take for the first.
  renameSync(file, place);
  return kept;
}

/** Whether a file of the folder is one that was kept so. */
export const isReplaced = (name: string): boolean => /^veillee-before-.*\.db$/.test(name);

/** Undoes it. */
export function swapBack(folder: string, kept: string | null): void {
  const place = databaseIn(folder);
  if (kept === null) {
    removeDatabase(place);
    return;
  }
  for (const end of ['-wal', '-shm']) rmSync(`${place}${end}`, { force: true });
  if (existsSync(kept)) renameSync(kept, place);
  moveBeside(kept, place);
}

function free(name: string): string {
  for (let number = 1; ; number += 1) {
    const path = `${name}${number === 1 ? '' : `-${number}`}.db`;
    if (!existsSync(path)) return path;
  }
}
