import { chmodSync, closeSync, existsSync, mkdirSync, openSync, renameSync, statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { asFault, StoreFault } from './fault.ts';
import { databaseIn, journalOf, removeDatabase } from './files.ts';
import { migrate } from './schema.ts';

/** Milliseconds that another server, which may be about to stop, is waited for. */
const patience = 2000;

/** Opens the folder's database for this process alone, or makes both on the first day. Throws a StoreFault. */
export function openDatabase(folder: string): DatabaseSync {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = databaseIn(folder);
  if (existsSync(file)) refuseEmptied(file);
  else make(file);
  return open(file);
}

/** SQLite takes an empty file for a new database: all that was kept would seem never to have been. */
function refuseEmptied(file: string): void {
  if (statSync(file).size === 0) throw new StoreFault('emptied', `${file} is empty`);
}

/** A database appears under its name when it is whole: one that was left half-made was never there. */
function make(file: string): void {
  if (existsSync(journalOf(file))) throw new StoreFault('emptied', `${file} is gone, its journal is there`);
  const unfinished = `${file}.new`;
  removeDatabase(unfinished);
  closeSync(openSync(unfinished, 'w', 0o600));
  open(unfinished).close();
  renameSync(unfinished, file);
}

function open(file: string): DatabaseSync {
  let db: DatabaseSync | undefined;
  try {
    for (const kept of [file, journalOf(file)]) if (existsSync(kept)) chmodSync(kept, 0o600);
    db = new DatabaseSync(file, { timeout: patience });
    // The lock is held until the end, which the system sees to however that comes.
    db.exec('pragma locking_mode = exclusive; pragma journal_mode = wal; pragma synchronous = full;');
    // What is deleted is overwritten; measured, it costs nothing.
    db.exec('pragma secure_delete = on;');
    migrate(db);
    return db;
  } catch (error) {
    db?.close();
    throw asFault(error);
  }
}
