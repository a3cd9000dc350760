import { statSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { readTranscript, see } from '@veillee/kernel';
import type { Games, Store } from '@veillee/rooms';
import { messageOf, rebuild } from '@veillee/rooms';
import { databaseIn } from '../store/files.ts';
import { openSqlite, type SqliteStore } from '../store/sqlite.ts';
import type { Upkeep } from '../store/upkeep.ts';

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
export async function check(folder: string, games: Games): Promise<CheckReport> {
  const damage = damageOf(databaseIn(folder));
  const nothing = { damage, tables: 0, broken: [], stories: 0, unreadableStories: 0 };
  let store: SqliteStore;
  try {
    store = openSqlite(folder);
  } catch (error) {
    return { ...nothing, damage: damage.length > 0 ? damage : [messageOf(error)] };
  }
  try {
    return { ...(await checkStore(store, store.upkeep, games)), damage };
  } catch (error) {
    return { ...nothing, damage: [...damage, messageOf(error)] };
  } finally {
    store.close();
  }
}

/** The same of a store that is no file: what damage may be there its own keeper knows. */
export async function checkStore(store: Checked, upkeep: Listing, games: Games): Promise<CheckReport> {
  return { damage: [], ...(await tablesOf(store, upkeep, games)), ...(await storiesOf(store, upkeep)) };
}

type Checked = Pick<Store, 'load' | 'story'>;
type Listing = Pick<Upkeep, 'rooms' | 'storyIds'>;

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

async function tablesOf(
  store: Checked,
  upkeep: Listing,
  games: Games,
): Promise<Pick<CheckReport, 'tables' | 'broken'>> {
  const rows = await upkeep.rooms();
  const broken: CheckReport['broken'][number][] = [];
  for (const { room } of rows) {
    const fault = await faultOf(store, room, games);
    if (fault !== undefined) broken.push({ number: room, ...fault });
  }
  return { tables: rows.length, broken };
}

/** Why a table cannot be taken up again, if it cannot. */
async function faultOf(
  store: Checked,
  number: number,
  games: Games,
): Promise<{ readonly why: string; readonly isAside?: true } | undefined> {
  try {
    const stored = await store.load(number);
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

async function storiesOf(
  store: Checked,
  upkeep: Listing,
): Promise<Pick<CheckReport, 'stories' | 'unreadableStories'>> {
  const ids = await upkeep.storyIds();
  let unreadableStories = 0;
  for (const id of ids) if (!isReadable((await store.story(id))?.data ?? '')) unreadableStories += 1;
  return { stories: ids.length, unreadableStories };
}

function isReadable(text: string): boolean {
  try {
    return readTranscript(JSON.parse(text)).ok;
  } catch {
    return false;
  }
}
