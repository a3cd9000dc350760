import { byLang, type Refusal } from '@veillee/kernel';
import {
  type Log,
  Metrics,
  messageOf,
  type Push,
  RoomServer,
  type ServerParts,
  StoreFault,
} from '@veillee/rooms';
import type { CareTarget } from './care/careTarget.ts';
import type { CareAnswer, CareRequest } from './care/requests.ts';
import { botFor, games } from './games.ts';
import { openNode, type Shared } from './nodes/openNode.ts';
import { namedWithoutSecrets } from './postgres/address.ts';
import { Cut } from './postgres/line.ts';
import { webPushFrom } from './push/webPush.ts';
import { memoryStore, openSqlite, type SqliteStore } from './store/sqlite.ts';
import { asFault } from './store/sqliteFault.ts';
import { systemPorts } from './system.ts';
import { serverText, type Worded, worded } from './text/index.ts';

/** What may be otherwise than usual: whatever the system would give. */
export type ChosenParts = Partial<Omit<ServerParts, 'store'>>;

/** What a house of this server is made of. */
export const usualParts = { ...systemPorts, games, botFor };

export type Refused = { readonly ok: false; readonly refusal: Worded };

/** Where everything is kept: a folder, a database that several nodes share; or nowhere. */
export type Keeping = string | Shared | undefined;

export interface OpenServer extends CareTarget {
  readonly ok: true;
  /** Whether what is in memory is known to be of the present: else nothing may be sent. */
  readonly isSure: boolean;
  /** Whether it can serve. */
  readonly isWell: boolean;
  /** Is called when it is sure again. */
  whenSure(then: () => void): void;
  /** Does what is asked for in all of the house, where it has several nodes. */
  care?(request: CareRequest): Promise<CareAnswer>;
  /** Stops the house, with a last word to all, and closes its store. */
  close(why?: Refusal): Promise<void>;
}

/** Opens a house where its log is. `build`: another house than ours. */
export async function openServer(
  keeping: Keeping,
  parts: ChosenParts,
  build: (parts: ServerParts) => RoomServer = (all) => new RoomServer(all),
): Promise<OpenServer | Refused> {
  if (typeof keeping === 'object') return openShared(keeping, parts, build);
  const data = keeping;
  const open = openStore(data, parts.rules?.tidyEvery);
  if (!open.ok) return open;
  const { store } = open;
  let roomServer: RoomServer;
  try {
    const push = data === undefined ? null : pushFrom(data, parts.log);
    roomServer = build({ ...usualParts, store, metrics: processMetrics(), broken, push, ...parts });
    await roomServer.start();
  } catch (error) {
    store.close();
    if (!(asFault(error) instanceof StoreFault)) throw error;
    return refusedFolder(data, error);
  }
  const close = async (why?: Refusal) => {
    await roomServer.stop(why);
    store.close();
  };
  return { ok: true, roomServer, store, isSure: true, isWell: true, whenSure() {}, close };
}

/** Where the log cannot be written nothing was acknowledged: whoever starts us again goes on from there. */
const broken = (error: unknown) =>
  process.nextTick(() => {
    throw error;
  });

async function openShared(
  shared: Shared,
  parts: ChosenParts,
  build: (parts: ServerParts) => RoomServer,
): Promise<OpenServer | Refused> {
  try {
    const all = { ...usualParts, metrics: processMetrics(), broken, ...parts };
    return await openNode(shared, all, build, parts.clock);
  } catch (error) {
    if (!(error instanceof StoreFault || error instanceof Cut)) throw error;
    const fault = error instanceof Cut ? new StoreFault('dark', error.message, error) : error;
    const why = whyUnkept(fault);
    const named = namedWithoutSecrets(shared.url);
    return {
      ok: false,
      refusal: byLang((lang) => serverText[lang].folder.refusedDatabase(named, why[lang])),
    };
  }
}

function openStore(
  data: string | undefined,
  tidyEvery: number | undefined,
): { readonly ok: true; readonly store: SqliteStore } | Refused {
  try {
    return { ok: true, store: data === undefined ? memoryStore() : openSqlite(data, tidyEvery) };
  } catch (error) {
    return refusedFolder(data, error);
  }
}

/** Where its keys cannot be kept nobody is woken; without a folder those of today would be of no use tomorrow. */
function pushFrom(folder: string, log: Log | undefined): Push | null {
  try {
    return webPushFrom(folder);
  } catch (error) {
    log?.error({ why: messageOf(error) }, 'the keys of Web Push cannot be kept');
    return null;
  }
}

function refusedFolder(data: string | undefined, error: unknown): Refused {
  const why = whyUnkept(asFault(error));
  const refusal = byLang((lang) => serverText[lang].folder.refused(String(data), why[lang]));
  return { ok: false, refusal };
}

/** Why everything cannot be kept, in words: by the store's faults and the system's codes. */
export function whyUnkept(error: unknown): Worded {
  if (error instanceof StoreFault) {
    const { kind } = error;
    return worded(({ folder }) => folder.faults[kind]);
  }
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const why = messageOf(error);
  // mkdir says of a file that stands where the folder should that it exists already.
  const known = { EEXIST: 'ENOTDIR', EPERM: 'EACCES' }[code] ?? code;
  return worded(({ folder }) => {
    const [, words] = Object.entries(folder.system).find(([name]) => name === known) ?? [];
    return words ?? folder.unknown(why);
  });
}

function processMetrics(): Metrics {
  const metrics = new Metrics();
  metrics.gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
  metrics.gauge('veillee_heap_bytes', 'Heap of the house in use', () => process.memoryUsage().heapUsed);
  metrics.gauge('process_cpu_seconds', 'Processor time used', () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1e6;
  });
  return metrics;
}
