import { once } from 'node:events';
import {
  chmodSync,
  closeSync,
  copyFileSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { StoreFault } from '@veillee/rooms';
import { games } from '../games.ts';
import type { Shared } from '../nodes/openNode.ts';
import { type Keeping, type Refused, whyUnkept } from '../open.ts';
import { namedWithoutSecrets } from '../postgres/address.ts';
import {
  copyDatabase,
  databaseIn,
  isReplaced,
  journalOf,
  ownLike,
  removeDatabase,
  swapBack,
  swapIn,
} from '../store/files.ts';
import { openSqlite } from '../store/sqlite.ts';
import { asFault } from '../store/sqliteFault.ts';
import { systemClock } from '../system.ts';
import { type Worded, worded } from '../text/index.ts';
import { channelOf } from './channel.ts';
import { type CheckReport, check, checkStore } from './check.ts';
import { copyIn, inWorkshop, placeForCopy } from './copy.ts';
import { CurrentServer } from './currentServer.ts';
import {
  type CareAnswer,
  type CareReply,
  type CareRequest,
  type CareTask,
  houseIsClosing,
  readAnswer,
  refusedCare,
} from './requests.ts';
import { type Salvaged, salvage } from './salvage.ts';

/** Asks the house of a folder for what whoever runs it wants: through its channel where it is open, else in the folder itself. */
export class CareClient {
  readonly ok = true;
  /** What is looked after, as it may be named. */
  readonly folder: string;
  readonly #keeping: Keeping;
  readonly #line: Line | null;
  #current: CurrentServer | null = null;
  /** Why nothing can be written there. */
  #fault: Worded | null = null;

  constructor(keeping: string | Shared, line: Line | null) {
    this.#keeping = keeping;
    this.folder = typeof keeping === 'string' ? keeping : namedWithoutSecrets(keeping.url);
    this.#line = line;
  }

  get isOpen(): boolean {
    return this.#line !== null;
  }

  async ask<D extends CareTask>(request: CareRequest & { readonly do: D }): Promise<CareAnswer<D>> {
    if (this.#line !== null) return readAnswer<D>(request.do, await this.#line.ask(request));
    const fault = await this.#join();
    if (fault !== null) return fault;
    if (this.#current === null) return houseIsClosing;
    const answer = await this.#current.care(request);
    return this.#fault === null ? readAnswer<D>(request.do, answer) : { ok: false, no: this.#fault };
  }

  /** Opens the house ourselves; of several nodes, we are one more. */
  async #join(): Promise<CareAnswer<never> | null> {
    if (this.#current !== null) return null;
    // Nobody is there: nothing rings, and time stands still until the house is opened again.
    const still = typeof this.#keeping === 'string' ? { clock: { ...systemClock, at: () => () => {} } } : {};
    const broken = (error: unknown): void => {
      this.#fault = whyUnkept(error);
    };
    const opened = await CurrentServer.open(this.#keeping, { ...still, broken });
    if (!opened.ok) return { ok: false, no: opened.refusal };
    this.#current = opened;
    return null;
  }

  /** A copy of everything as it is at this moment, put down in the folder. */
  async #copy(): Promise<CareAnswer<'copy'>> {
    const copy = await this.ask({ do: 'copy' });
    if (!copy.ok) return copy;
    // An open house names it by its own path to the folder, which may be none from here.
    const file = copyIn(this.folder, copy.told.file);
    return file === undefined ? refusedCare(({ care }) => care.noCopy) : { ok: true, told: { file } };
  }

  /** The same at a place where nothing is yet. */
  async backup(file: string): Promise<CareReply<null>> {
    const copy = await this.#copy();
    if (!copy.ok) return copy;
    // A file that is whole or not there; it may lie on another disk.
    const part = `${file}.part`;
    try {
      copyFileSync(copy.told.file, part);
      chmodSync(part, 0o600);
      toDisk(part);
      renameSync(part, file);
    } finally {
      rmSync(part, { force: true });
      removeDatabase(copy.told.file);
    }
    return { ok: true, told: null };
  }

  /** Looks through a copy, so that an open house is not kept waiting. */
  async check(): Promise<CareReply<CheckReport>> {
    if (typeof this.#keeping !== 'string') return this.#checkShared();
    return inWorkshop(this.folder, async (place) => {
      if (this.#line === null) copyDatabase(databaseIn(this.folder), databaseIn(place));
      else {
        const copy = await this.#copy();
        if (!copy.ok) return copy;
        renameSync(copy.told.file, databaseIn(place));
      }
      return { ok: true, told: await check(place, games) };
    });
  }

  /** As one more node, which reads what the others have. */
  async #checkShared(): Promise<CareReply<CheckReport>> {
    const fault = await this.#join();
    if (fault !== null) return fault;
    const target = this.#current?.target;
    if (target === undefined) return houseIsClosing;
    return { ok: true, told: await checkStore(target.store, target.all ?? target.store.upkeep, games) };
  }

  /** Puts a backup in the place of everything, once it has proved sound. */
  async restore(backup: string): Promise<CareAnswer<'restore'>> {
    if (typeof this.#keeping !== 'string') return refusedCare(({ care }) => care.byDump);
    const copy = placeForCopy(this.folder);
    try {
      copyDatabase(backup, copy);
      ownLike(this.folder, copy);
      const fault = await inWorkshop(this.folder, async (place) => {
        copyDatabase(copy, databaseIn(place));
        return (await check(place, games)).damage[0];
      });
      if (fault !== undefined) return refusedCare(({ care }) => care.unsound(fault));
      if (this.#line !== null) return await this.ask({ do: 'restore', file: copy });
      return { ok: true, told: { kept: this.#putInPlace(copy, 'restore') } };
    } finally {
      removeDatabase(copy);
    }
  }

  #putInPlace(file: string, why: 'restore' | 'salvage'): string | null {
    const kept = swapIn(this.folder, file, why);
    try {
      openSqlite(this.folder).close();
    } catch (error) {
      swapBack(this.folder, kept);
      throw error;
    }
    return kept;
  }

  /** What can be read of a broken database goes into a new one; the broken one is kept. */
  async salvage(): Promise<CareReply<Salvaged & { readonly kept: string | null }>> {
    if (typeof this.#keeping !== 'string') return refusedCare(({ care }) => care.byDump);
    if (this.#line !== null) return refusedCare(({ care }) => care.openMeanwhile);
    return inWorkshop(this.folder, async (place) => {
      const saved = salvage(databaseIn(this.folder), place, games);
      if (saved.tables.length + saved.wentBack.length + saved.broken.length + saved.stories === 0)
        return refusedCare(({ care }) => care.nothingToSave);
      return { ok: true, told: { ...saved, kept: this.#putInPlace(databaseIn(place), 'salvage') } };
    });
  }

  /** Databases that were replaced, and are kept beside: what is erased in the house is still in them. */
  replaced(): string[] {
    if (typeof this.#keeping !== 'string') return [];
    return readdirSync(this.folder)
      .filter(isReplaced)
      .map((name) => join(this.folder, name));
  }

  async close(): Promise<void> {
    this.#line?.close();
    await this.#current?.close();
  }
}

/** For a house of several nodes. */
export const careForShared = (shared: Shared): CareClient => new CareClient(shared, null);

function toDisk(file: string): void {
  const open = openSync(file, 'r+');
  fsyncSync(open);
  closeSync(open);
}

/** `empty`: also a folder with nothing in it, for what is to be put there. */
export async function careFor(folder: string, empty = false): Promise<CareClient | Refused> {
  if (isForbidden(folder)) return { ok: false, refusal: worded(({ care }) => care.notYours(folder)) };
  if (!existsSync(databaseIn(folder))) {
    if (!empty && !existsSync(journalOf(databaseIn(folder))))
      return { ok: false, refusal: worded(({ care }) => care.noHouse(folder)) };
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  }
  const path = channelOf(folder);
  const socket = path === undefined ? null : await reached(path);
  if (socket === 'forbidden') return { ok: false, refusal: worded(({ care }) => care.notYours(folder)) };
  if (socket !== null) return new CareClient(folder, new Line(socket));
  return isTaken(folder)
    ? { ok: false, refusal: worded(({ care }) => care.mute(folder)) }
    : new CareClient(folder, null);
}

const isDenied = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'EACCES' || error.code === 'EPERM');

/** A folder one may not look into is not one without a house. */
function isForbidden(folder: string): boolean {
  try {
    statSync(databaseIn(folder));
    return false;
  } catch (error) {
    return isDenied(error);
  }
}

async function reached(path: string): Promise<Socket | 'forbidden' | null> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return socket;
  } catch (error) {
    return isDenied(error) ? 'forbidden' : null;
  }
}

/** Whether somebody has the database open though nobody answers. */
function isTaken(folder: string): boolean {
  const file = databaseIn(folder);
  // SQLite would throw away the log of a database that was emptied, and with it all that can be saved.
  if (!existsSync(file) || statSync(file).size === 0) return false;
  const db = new DatabaseSync(file, { readOnly: true });
  try {
    db.prepare('select 1 from sqlite_schema').get();
    return false;
  } catch (error) {
    const fault = asFault(error);
    return fault instanceof StoreFault && fault.kind === 'inUse';
  } finally {
    db.close();
  }
}

/** One request after the other. */
class Line {
  readonly #socket: Socket;
  readonly #answers: AsyncIterator<string>;

  constructor(socket: Socket) {
    this.#socket = socket;
    socket.on('error', () => socket.destroy());
    this.#answers = createInterface({ input: socket })[Symbol.asyncIterator]();
  }

  async ask(request: CareRequest): Promise<unknown> {
    this.#socket.write(`${JSON.stringify(request)}\n`);
    // A house that ends meanwhile closes the line, or leaves it cut.
    const { value, done } = await this.#answers.next().catch(() => ({ value: '', done: true }));
    return done ? houseIsClosing : JSON.parse(value);
  }

  close(): void {
    this.#socket.destroy();
  }
}
