import type { AddressInfo } from 'node:net';
import type { Writable } from 'node:stream';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { openChannel } from './care/channel.ts';
import type { Log } from './house.ts';
import { inUrl, urlsFor } from './http/addresses.ts';
import { houseRoutes, httpApp } from './http/app.ts';
import { Gate } from './http/gate.ts';
import { openSockets } from './http/sockets.ts';
import type { Proxies } from './http/source.ts';
import type { Lodging } from './lodge.ts';
import type { Refused } from './open.ts';
import { defaultRules, type Rules } from './settings.ts';
import { site } from './start/site.ts';
import type { Deed, Worded } from './start/words.ts';
import { Porter } from './thread/porter.ts';

/** Milliseconds that pages under way have when the server closes. */
const closesWithin = 1000;

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
  /** Further names this server is asked by. */
  readonly names?: readonly string[];
  /** Behind a proxy that says whom it speaks for: one near by, or one of these addresses. */
  readonly trustProxy?: Proxies;
  /** Who brings it may read `/metrics`. */
  readonly metricsToken?: string;
  readonly log?: { readonly level: string; readonly stream: Writable };
  /** The built web app, if it lies elsewhere. */
  readonly webRoot?: string;
  readonly rules?: Partial<Rules>;
}

export interface Open {
  readonly ok: true;
  readonly url: string;
  /** Where other devices find it, best first. */
  readonly addresses: readonly string[];
  /** Tells others this one of them first from now on. */
  prefer(address: string): void;
  /** Why nothing can be kept any more, once that is so: it must be closed. */
  readonly broken: Promise<Worded>;
  close(): Promise<void>;
}

export type Listening = Open | Refused;

/** Opens the house: pages and sockets in this thread, its rooms in one of their own (ADR 0010). */
export const listen = (place: Place): Promise<Listening> =>
  openDoors(place, (log) => Porter.open({ data: place.data, rules: place.rules }, log));

/** Opens the doors of a house, wherever it lives. */
export async function openDoors(place: Place, open: (log: Log) => Promise<Lodging>): Promise<Listening> {
  const { host, port, data, deeds, publicUrl, names, trustProxy, metricsToken, log, webRoot } = place;
  const rules = { ...defaultRules, ...place.rules };
  const gate = new Gate({ publicUrl, names, proxies: trustProxy, metricsToken });
  const app = await httpApp({
    site: site(deeds),
    gate,
    ...(log === undefined ? {} : { log }),
    ...(webRoot === undefined ? {} : { webRoot }),
  });
  const opened = await open(app.log);
  if (!opened.ok) return opened;
  const { lodge } = opened;
  houseRoutes(app, lodge, gate);
  const sockets = openSockets(app.server, lodge, {
    backlog: rules.backlog,
    gate,
    most: rules.connections,
    arrivals: rules.arrivals,
    foreign: tellOnce(app.log),
  });
  const channel = data === undefined ? undefined : await openChannel(data, lodge, app.log);
  const close = async () => {
    try {
      await channel?.close();
      await lodge.stop();
    } finally {
      sockets.close();
      await closeApp(app);
    }
  };
  try {
    await app.listen({ port, host: host ?? '::', listenTextResolver: () => 'listening' });
  } catch (error) {
    await close();
    return { ok: false, refusal: whyNot(error, host, port) };
  }
  const { port: taken } = app.server.address() as AddressInfo;
  const addresses = urlsFor(host, taken, publicUrl);
  lodge.tellAddresses(addresses);
  const prefer = (address: string) => {
    addresses.splice(0, addresses.length, address, ...addresses.filter((other) => other !== address));
    lodge.tellAddresses(addresses);
  };
  const url = `http://${inUrl(host ?? 'localhost')}:${taken}/`;
  return { ok: true, url, addresses, prefer, broken: lodge.broken, close };
}

/** Whoever runs the house may know why a page of theirs finds nobody: each once, and not without end. */
function tellOnce(log: Pick<FastifyBaseLogger, 'warn'>): (origin: string) => void {
  const told = new Set<string>();
  return (origin) => {
    if (told.size >= 20 || told.has(origin)) return;
    told.add(origin);
    log.warn(
      { origin },
      'a foreign page was turned away; if it is yours, set VEILLEE_PUBLIC or VEILLEE_NAMES',
    );
  };
}

/** What is under way is finished; but whoever does not read what they asked for keeps nobody from closing. */
async function closeApp(app: FastifyInstance): Promise<void> {
  const cut = setTimeout(() => app.server.closeAllConnections(), closesWithin);
  await app.close();
  clearTimeout(cut);
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
