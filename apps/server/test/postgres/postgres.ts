import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { needPostgres } from './needPostgres.ts';

const password = 'p:a/s s@w%rd';

/** Root is refused by PostgreSQL: then it runs as the user that Debian made for it. */
function owner(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(readFileSync('/etc/passwd', 'utf8')) ?? [];
  if (uid === undefined) throw new Error('there is no user postgres');
  return { uid: Number(uid), gid: Number(gid) };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  await new Promise((closed) => server.close(closed));
  return port;
}

/** A real PostgreSQL of a test's own, that may be killed and started again. */
export class Postgres {
  readonly port: number;
  readonly #bin: string;
  readonly #folder: string;
  readonly #owner: { readonly uid: number; readonly gid: number } | undefined;
  readonly #settings: Readonly<Record<string, string>>;
  #process: ChildProcess | null = null;
  #databases = 0;

  private constructor(bin: string, folder: string, port: number, settings: Readonly<Record<string, string>>) {
    this.#bin = bin;
    this.#settings = settings;
    this.#folder = folder;
    this.port = port;
    this.#owner = owner();
    process.once('exit', this.#kill);
  }

  static async begin(settings: Readonly<Record<string, string>> = {}): Promise<Postgres> {
    const bin = await needPostgres();
    const folder = mkdtempSync('/tmp/veillee-postgres-');
    const postgres = new Postgres(bin, folder, await freePort(), settings);
    const passwordFile = join(folder, 'password');
    writeFileSync(passwordFile, password);
    const own = postgres.#owner;
    if (own !== undefined) for (const path of [folder, passwordFile]) chownSync(path, own.uid, own.gid);
    const made = spawnSync(
      join(bin, 'initdb'),
      [
        '-D',
        join(folder, 'data'),
        '-U',
        'veillee',
        '--auth=scram-sha-256',
        `--pwfile=${passwordFile}`,
        '-E',
        'UTF8',
        '--locale=C',
        '--no-sync',
      ],
      { ...own, cwd: folder, encoding: 'utf8' },
    );
    if (made.status !== 0) throw new Error(`initdb: ${made.stderr}`);
    await postgres.start();
    return postgres;
  }

  /** Is done once it answers. */
  async start(): Promise<void> {
    const settings = {
      listen_addresses: '127.0.0.1',
      port: this.port,
      unix_socket_directories: '',
      max_connections: 60,
      // After a kill each of its files is synced, one by one, unless the whole disk is at once.
      recovery_init_sync_method: 'syncfs',
      ...this.#settings,
    };
    const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    const child = spawn(join(this.#bin, 'postgres'), ['-D', join(this.#folder, 'data'), ...args], {
      ...this.#owner,
      cwd: this.#folder,
      stdio: 'ignore',
    });
    this.#process = child;
    for (;;) {
      if (child.exitCode !== null) throw new Error('PostgreSQL does not start');
      const client = new pg.Client({ connectionString: this.url('postgres') });
      client.on('error', () => {});
      try {
        await client.connect();
        await client.end();
        return;
      } catch {
        await pause(20);
      }
    }
  }

  url(database: string): string {
    return `postgres://veillee:${encodeURIComponent(password)}@127.0.0.1:${this.port}/${database}`;
  }

  /** A new one with nothing in it. */
  async database(): Promise<string> {
    this.#databases += 1;
    const name = `house_${this.#databases}`;
    await this.sql(`create database ${name}`, 'postgres');
    return this.url(name);
  }

  async sql(text: string, database: string): Promise<Record<string, unknown>[]> {
    const connectionString = database.startsWith('postgres:') ? database : this.url(database);
    const client = new pg.Client({ connectionString });
    await client.connect();
    try {
      return (await client.query(text)).rows;
    } finally {
      await client.end();
    }
  }

  /** All of it, with SIGKILL. What one process of it shares with another is free once all are gone. */
  async kill(): Promise<void> {
    const child = this.#process;
    if (child === null) return;
    const killed = this.#kill();
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    while (killed.some(isThere)) await pause(5);
  }

  readonly #kill = (): readonly number[] => {
    const pid = this.#process?.pid;
    this.#process = null;
    if (pid === undefined) return [];
    const children = readdirSync('/proc').filter(
      (name) => /^\d+$/.test(name) && statOf(name)?.parent === pid,
    );
    const all = [pid, ...children.map(Number)];
    for (const one of all) kill(one);
    return all;
  };

  async end(): Promise<void> {
    await this.kill();
    process.off('exit', this.#kill);
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

function statOf(pid: number | string): { readonly state: string; readonly parent: number } | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state = '', parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return { state, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/** One that has ended and was not buried by its parent has let go of everything. */
const isThere = (pid: number): boolean => !['Z', undefined].includes(statOf(pid)?.state);

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It is gone already.
  }
}
