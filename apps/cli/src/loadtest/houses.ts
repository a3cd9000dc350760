import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { scratchDatabase } from '@veillee/server';
import { ServerProcess } from './serverProcess.ts';
import { processesUnder } from './usage.ts';

/** A server or several, as they are open. */
export interface House {
  /** Whoever connects comes to one of these; it may change. */
  readonly ports: readonly number[];
  /** The processes of its own. */
  readonly pids: readonly number[];
  /** Those of its database, where it has one in this machine; null: it is elsewhere. */
  databasePids(): readonly number[] | null;
  close(): Promise<void>;
}

const ourServer = fileURLToPath(new URL('./ours.ts', import.meta.url));
const bareServer = fileURLToPath(new URL('./bare.ts', import.meta.url));
/** The bare server has as much memory for what lives shortly as our house has in its thread. */
const bareMemory = ['--min-semi-space-size=32', '--max-semi-space-size=32'];

async function single(args: readonly string[], rest: readonly string[] = []): Promise<House> {
  const folder = mkdtempSync(join(tmpdir(), 'veillee-load-'));
  const drop = (): void => rmSync(folder, { recursive: true, force: true });
  const server = await ServerProcess.begin([...args, folder, ...rest]).catch((error: unknown) => {
    drop();
    throw error;
  });
  return {
    ports: [server.port],
    pids: [server.pid],
    databasePids: () => [],
    async close() {
      await server.kill();
      drop();
    },
  };
}

export const openOurs = (): Promise<House> => single([ourServer]);
export const openBare = (frameBytes: number): Promise<House> =>
  single([...bareMemory, bareServer], [String(frameBytes)]);

/** One of the nodes on a database. */
export const openNode = (store: string): Promise<ServerProcess> =>
  ServerProcess.begin([ourServer], { VEILLEE_STORE: store });

/** So many nodes on a database of their own. */
export async function openNodes(count: number, url: string): Promise<House> {
  const { drop, pid, url: own } = await scratchDatabase(url);
  const nodes: ServerProcess[] = [];
  const close = async (): Promise<void> => {
    await Promise.all(nodes.map((node) => node.kill()));
    await drop();
  };
  try {
    for (let i = 0; i < count; i += 1) nodes.push(await openNode(own));
  } catch (error) {
    await close();
    throw error;
  }
  return {
    ports: nodes.map(({ port }) => port),
    pids: nodes.map((node) => node.pid),
    databasePids: () => processesUnder(pid, 'postgres'),
    close,
  };
}
