import { chmodSync, chownSync, copyFileSync, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The files of a data folder. */
export const databaseIn = (folder: string): string => join(folder, 'veillee.db');

/** What SQLite keeps beside a database. */
const beside = ['', '-wal', '-shm'];

export function removeDatabase(file: string): void {
  for (const end of beside) rmSync(`${file}${end}`, { force: true });
}

/** With what is not in it yet, but in the log beside it. */
function move(from: string, to: string): void {
  for (const end of beside) if (existsSync(`${from}${end}`)) renameSync(`${from}${end}`, `${to}${end}`);
}

/** A day and time that a file may be called by. */
const stamp = (now: Date): string => now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');

/** A copy of a database that nobody has open, with its log. */
export function copyDatabase(from: string, to: string): void {
  for (const end of ['', '-wal'])
    if (existsSync(`${from}${end}`)) copyFileSync(`${from}${end}`, `${to}${end}`);
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
  const kept = existsSync(place) ? free(join(folder, `veillee-before-${why}-${stamp(now)}`)) : null;
  if (kept !== null) move(place, kept);
  // A log without its database would be taken for the new one's.
  else removeDatabase(place);
  move(file, place);
  ownLike(folder, place);
  return kept;
}

/** Undoes it. */
export function swapBack(folder: string, kept: string | null): void {
  const place = databaseIn(folder);
  removeDatabase(place);
  if (kept !== null) move(kept, place);
}

function free(name: string): string {
  for (let number = 1; ; number += 1) {
    const path = `${name}${number === 1 ? '' : `-${number}`}.db`;
    if (!existsSync(path)) return path;
  }
}
