import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import { Line } from './line.ts';

/** A database of one's own beside that of an address, for something that is thrown away. */
export interface Scratch {
  readonly url: string;
  /** Of the process that made it: where it is this machine's, its parent is PostgreSQL itself. */
  readonly pid: number;
  drop(): Promise<void>;
}

/** Whoever asks must be allowed to make databases. */
export async function scratchDatabase(url: string): Promise<Scratch> {
  const name = `veillee_scratch_${randomBytes(6).toString('hex')}`;
  const line = new Line(url, 60_000);
  const none = v.object({});
  try {
    await line.ask(none, { text: `create database ${name}` });
    const [row] = await line.ask(v.object({ pid: v.number() }), { text: 'select pg_backend_pid() as pid' });
    const own = new URL(url);
    own.pathname = `/${name}`;
    return {
      url: own.href,
      pid: row?.pid ?? 0,
      async drop() {
        // The line was kept: whoever is cut from the address may still clean up after itself.
        await line.persist(none, { text: `drop database if exists ${name} with (force)` }, 10_000);
        await line.close();
      },
    };
  } catch (error) {
    await line.close();
    throw error;
  }
}
