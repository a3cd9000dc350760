import type { AddressInfo } from 'node:net';
import type { Writable } from 'node:stream';
import { type Games, games as served } from './games.ts';
import { House, type HouseParts } from './house.ts';
import { inUrl, urlsFor } from './http/addresses.ts';
import { houseRoutes, httpApp } from './http/app.ts';
import { openSockets } from './http/sockets.ts';
import { Metrics } from './metrics.ts';
import { site } from './start/site.ts';
import type { Deed, Worded } from './start/words.ts';
import { memoryStore, openSqlite } from './store/sqlite.ts';
import type { Store } from './store/store.ts';

export interface Place {
  /** Without one, every interface. */
  readonly host?: string;
  /** 0 takes any free one. */
  readonly port: number;
  readonly deeds: readonly Deed[];
  /** The folder everything is kept in; without one, nothing outlives the server. */
  readonly data?: string;
  /** The address others are told, where it is not this machine's own. */
  readonly publicUrl?: string;
  /** Behind a proxy that says whom it speaks for. */
  readonly trustProxy?: boolean;
  readonly log?: { readonly level: string; readonly stream: Writable };
  /** The built web app, if it lies elsewhere. */
  readonly webRoot?: string;
  readonly games?: Games;
  readonly house?: Pick<HouseParts, 'clock' | 'random' | 'policy' | 'rules' | 'seal'>;
  /** Another house than ours, for tests of what must be noticed. */
  readonly build?: (parts: HouseParts) => House;
}

export type Listening =
  | {
      readonly ok: true;
      readonly url: string;
      /** Where other devices find it, best first. */
      readonly addresses: readonly string[];
      /** Tells others this one of them first from now on. */
      prefer(address: string): void;
      readonly house: House;
      close(): Promise<void>;
    }
  | { readonly ok: false; readonly refusal: Worded };

/** Opens the house: pages, sockets, rooms. */
export async function listen(place: Place): Promise<Listening> {
  const { host, port, deeds, data, publicUrl, trustProxy = false, log, webRoot } = place;
  const app = await httpApp({
    site: site(deeds),
    trustProxy,
    ...(log === undefined ? {} : { log }),
    ...(webRoot === undefined ? {} : { webRoot }),
  });
  const addresses: string[] = [];
  const open = openStore(data);
  if (!open.ok) return { ok: false, refusal: open.refusal };
  const parts: HouseParts = {
    store: open.store,
    games: place.games ?? served,
    metrics: processMetrics(),
    log: app.log,
    addresses: () => addresses,
    // Nothing was acknowledged: whoever starts us again goes on from the log.
    broken: (error) =>
      process.nextTick(() => {
        throw error;
      }),
    ...place.house,
  };
  const house = place.build?.(parts) ?? new House(parts);
  houseRoutes(app, house);
  const sockets = openSockets(app.server, house, trustProxy);
  const close = async () => {
    house.stop();
    sockets.close();
    await app.close();
    open.store.close();
  };
  try {
    await app.listen({ port, host: host ?? '::', listenTextResolver: () => 'listening' });
  } catch (error) {
    await close();
    return { ok: false, refusal: whyNot(error, host, port) };
  }
  const { port: taken } = app.server.address() as AddressInfo;
  addresses.push(...urlsFor(host, taken, publicUrl));
  const prefer = (address: string) => {
    addresses.splice(0, addresses.length, address, ...addresses.filter((other) => other !== address));
  };
  return { ok: true, url: `http://${inUrl(host ?? 'localhost')}:${taken}/`, addresses, prefer, house, close };
}

function openStore(
  data: string | undefined,
): { readonly ok: true; readonly store: Store } | { readonly ok: false; readonly refusal: Worded } {
  try {
    return { ok: true, store: data === undefined ? memoryStore() : openSqlite(data) };
  } catch (error) {
    const { fr, en } = whyUnkept(error);
    return {
      ok: false,
      refusal: {
        fr: `le dossier de données « ${data} » ne s’ouvre pas : ${fr}`,
        en: `the data folder “${data}” cannot be opened: ${en}`,
      },
    };
  }
}

const unkept: { readonly [code: string]: Worded } = {
  ENOTDIR: {
    fr: 'un fichier se trouve sur ce chemin ; choisis-en un autre avec --data',
    en: 'there is a file on that path; choose another with --data',
  },
  EACCES: {
    fr: 'tu n’as pas le droit d’y écrire ; choisis-en un autre avec --data',
    en: 'you may not write there; choose another with --data',
  },
  EROFS: {
    fr: 'ce disque ne s’écrit pas ; choisis-en un autre avec --data',
    en: 'that disk is read-only; choose another with --data',
  },
  ENOENT: {
    fr: 'ce chemin ne mène nulle part ; choisis-en un autre avec --data',
    en: 'that path leads nowhere; choose another with --data',
  },
  ENOSPC: { fr: 'le disque est plein', en: 'the disk is full' },
  ERR_SQLITE_ERROR: {
    fr: 'ce qui s’y trouve n’est pas lisible par cette version de Veillée',
    en: 'what lies there cannot be read by this version of Veillée',
  },
};

function whyUnkept(error: unknown): Worded {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const why = error instanceof Error ? error.message : String(error);
  // mkdir says of a file that stands where the folder should that it exists already.
  const known = { EEXIST: 'ENOTDIR', EPERM: 'EACCES' }[code] ?? code;
  return unkept[known] ?? { fr: `« ${why} »`, en: why };
}

function processMetrics(): Metrics {
  const metrics = new Metrics();
  metrics.gauge('process_resident_memory_bytes', 'Memory of the process', () => process.memoryUsage.rss());
  metrics.gauge('veillee_heap_bytes', 'Heap in use', () => process.memoryUsage().heapUsed);
  metrics.gauge('process_cpu_seconds', 'Processor time used', () => process.cpuUsage().user / 1e6);
  return metrics;
}

function whyNot(error: unknown, host: string | undefined, port: number): Worded {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return {
        fr: `le port ${port} est déjà pris : choisis-en un autre, par exemple VEILLEE_PORT=${nextTo(port)}`,
        en: `port ${port} is already taken: choose another, for example VEILLEE_PORT=${nextTo(port)}`,
      };
    case 'EACCES':
      return {
        fr: `le port ${port} est réservé au système : choisis-en un au-dessus de 1023`,
        en: `port ${port} is kept for the system: choose one above 1023`,
      };
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return {
        fr: `« ${host} » n’est pas une adresse de cette machine`,
        en: `“${host}” is not an address of this machine`,
      };
    default:
      throw error;
  }
}

const nextTo = (port: number) => (port < 65535 ? port + 1 : 8080);
