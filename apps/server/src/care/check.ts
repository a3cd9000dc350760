import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { readTranscript, see } from '@veillee/kernel';
import type { Games } from '@veillee/rooms';
import { messageOf, rebuild } from '@veillee/rooms';
import { databaseIn } from '../store/files.ts';
import { openSqlite, type SqliteStore } from '../store/sqlite.ts';

export interface CheckReport {
  /** What is wrong with the database itself, in SQLite's words. */
  readonly damage: readonly string[];
  readonly tables: number;
  /** Tables that these rules cannot take up again, and why. */
  readonly broken: readonly {
    readonly number: number;
    readonly why: string;
    /** It was set aside, though nothing is wrong with it as far as can be seen from outside. */
    readonly isAside?: true;
  }[];
  readonly stories: number;
  readonly unreadableStories: number;
}

/** More is not said of one database. */
const mostDamage = 20;

/** Looks through the database of a folder that nobody else has open: a copy, so that no house waits for it. */
export function check(folder: string, games: Games): CheckReport {
  const damage = damageOf(databaseIn(folder));
  const nothing = { damage, tables: 0, broken: [], stories: 0, unreadableStories: 0 };
  let store: SqliteStore;
  try {
    store = openSqlite(folder);
  } catch (error) {
    return { ...nothing, damage: damage.length > 0 ? damage : [messageOf(error)] };
  }
  try {
    return { damage, ...tablesOf(store, games), ...storiesOf(store) };
  } catch (error) {
    return { ...nothing, damage: [...damage, messageOf(error)] };
  } finally {
    store.close();
  }
}

function damageOf(file: string): string[] {
  try {
    // SQLite takes a file of no bytes for a new database.
    if (statSync(file).size === 0) return ['the file is empty'];
    const db = new DatabaseSync(file);
    try {
      const found = db.prepare(`pragma integrity_check(${mostDamage})`).all();
      return found.map((row) => String(row.integrity_check)).filter((line) => line !== 'ok');
    } finally {
      db.close();
    }
  } catch (error) {
    return [messageOf(error)];
  }
}

function tablesOf(store: SqliteStore, games: Games): Pick<CheckReport, 'tables' | 'broken'> {
  const rows = store.upkeep.rooms();
  const broken = rows.flatMap(({ room }) => {
    const fault = faultOf(store, room, games);
    return fault === undefined ? [] : [{ number: room, ...fault }];
  });
  return { tables: rows.length, broken };
}

/** Why a table cannot be taken up again, if it cannot. */
function faultOf(
  store: SqliteStore,
  number: number,
  games: Games,
): { readonly why: string; readonly isAside?: true } | undefined {
  try {
    const stored = store.load(number);
    if (stored === undefined) return { why: 'it is gone' };
    const { data, match } = rebuild(stored, (id) => games.get(id));
    if (data.sitting !== null && match === null)
      return { why: `its match of ${data.sitting.game} is not restored` };
    if (match !== null) see(match, 'table');
    return stored.aside === null ? undefined : { why: stored.aside, isAside: true };
  } catch (error) {
    return { why: messageOf(error) };
  }
}

function storiesOf(store: SqliteStore): Pick<CheckReport, 'stories' | 'unreadableStories'> {
  const ids = store.upkeep.storyIds();
  const unreadable = ids.filter((id) => !isReadable(store.story(id)?.data ?? ''));
  return { stories: ids.length, unreadableStories: unreadable.length };
}

function isReadable(text: string): boolean {
  try {
    return readTranscript(JSON.parse(text)).ok;
  } catch {
    return false;
  }
}
