import { chmodSync, closeSync, existsSync, lstatSync, mkdirSync, openSync, rmSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { StoreFault } from '@veillee/rooms';
import { databaseIn, journalOf, putFirst, workshopIn } from './files.ts';
import { migrate, versionOf } from './schema.ts';
import { asFault } from './sqliteFault.ts';

/** Milliseconds that another server, which may be about to stop, is waited for. */
const patience = 2000;

/** Opens the folder's database for this process alone, or makes both on the first day. Throws a StoreFault. */
export function openDatabase(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = databaseIn(folder);
  if (existsSync(file)) refuseEmptied(file);
  else make(folder, file);
  return open(file);
}

/** SQLite takes an empty file for a new database: all that was kept would seem never to have been. */
function refuseEmptied(file: string): void {
  if (statSync(file).size === 0) throw new StoreFault('emptied', `${file} is empty`);
}

/**
 * A database appears under its name when it is whole: one that was left half-made was never there. Two servers may begin
 * at the same time: each makes its own, and the first that is done stays, whoever has it open.
 */
function make(folder: string, file: string): void {
  // In this order: somebody who makes one at the same time has it before its journal.
  if (existsSync(journalOf(file)) && !existsSync(file))
    throw new StoreFault('emptied', `${file} is gone, its journal is there`);
  // The disk it leads to may not be there yet.
  if (lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() && !existsSync(file))
    throw new StoreFault('astray', `${file} is a link that leads nowhere`);
  const place = workshopIn(folder);
  try {
    const made = databaseIn(place);
    closeSync(openSync(made, 'wx', 0o600));
    open(made, true).close();
    putFirst(made, file);
  } catch (error) {
    // Whoever was first tidies up, our workshop too.
    if (!existsSync(file)) throw error;
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

function open(file: string, isNew = false): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    for (const kept of [file, journalOf(file)]) if (existsSync(kept)) chmodSync(kept, 0o600);
    db = new DatabaseSync(file, { timeout: patience });
    // The lock is held until the end, which the system sees to however that comes.
    db.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full;');
    // What is deleted is overwritten; measured, it costs nothing.
    db.exec('pragma secure_delete = on;');
    if (!isNew && versionOf(db) === 0) throw new StoreFault('foreign', 'this is not the database of a house');
    migrate(db);
    return db;
  } catch (error) {
    db?.close();
    throw asFault(error);
  }
}
