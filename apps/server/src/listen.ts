import type { Writable } from 'node:stream';
import type { Log } from '@veillee/rooms';
import { defaultRules, type Rules } from '@veillee/rooms';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { openChannel } from './care/channel.ts';
import type { Gateway, OpenGateway } from './gateway.ts';
import { inUrl, urlsFor } from './http/addresses.ts';
import { houseRoutes, httpApp } from './http/app.ts';
import { Gate } from './http/gate.ts';
import { openSockets } from './http/sockets.ts';
import type { Proxies } from './http/source.ts';
import type { Shared } from './nodes/openNode.ts';
import type { Refused } from './open.ts';
import type { Deed } from './start/pages.ts';
import { site } from './start/site.ts';
import { type Worded, worded } from './text/index.ts';
import { ThreadGateway } from './thread/threadGateway.ts';

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
  /** Kept in a database that several nodes share, instead of a folder. */
  readonly shared?: Shared;
  /** The address others are told, where it is not this machine's own. */
  readonly publicUrl?: string;
  /** Further names this server is asked by. */
  readonly names?: readonly string[];
  /** Behind a proxy that says whom it speaks for: one near by, or one of these addresses. */
  readonly trustProxy?: Proxies;
  /** Who brings it may read `/metrics`. */
  readonly metricsToken?: string;
  readonly log?: { readonly level: string; readonly stream: Writable };
  /** The folder of the built web app; without one there is only the start page. */
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
  openDoors(place, (log) =>
    ThreadGateway.open({ keeping: place.shared ?? place.data, rules: place.rules }, log),
  );

/** Opens the doors of a house, wherever it lives. */
export async function openDoors(place: Place, open: (log: Log) => Promise<OpenGateway>): Promise<Listening> {
  const { host, port, data, deeds, publicUrl, names, trustProxy, metricsToken, log, webRoot } = place;
  const rules = { ...defaultRules, ...place.rules };
  const gate = new Gate({ publicUrl, names, proxies: trustProxy, metricsToken });
  const parts = { ...(log === undefined ? {} : { log }), ...(webRoot === undefined ? {} : { webRoot }) };
  const app = await httpApp({ site: site(deeds), gate, ...parts });
  const opened = await open(app.log);
  if (!opened.ok) return opened;
  const { gateway } = opened;
  houseRoutes(app, gateway, gate);
  const sockets = openSockets(app.server, gateway, {
    backlog: rules.backlog,
    gate,
    most: rules.connections,
    arrivals: rules.arrivals,
    foreign: tellOnce(app.log),
  });
  const channel =
    data === undefined || place.shared !== undefined ? undefined : await openChannel(data, gateway, app.log);
  const close = async () => {
    try {
      await channel?.close();
      await gateway.stop();
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
  const taken = portOf(app);
  const url = `http://${inUrl(host ?? 'localhost')}:${taken}/`;
  return { ok: true, url, ...told(gateway, urlsFor(host, taken, publicUrl)), broken: gateway.broken, close };
}

/** The house is told its addresses, and again whenever another comes first. */
function told(gateway: Gateway, addresses: string[]): Pick<Open, 'addresses' | 'prefer'> {
  gateway.tellAddresses(addresses);
  const prefer = (address: string) => {
    addresses.splice(0, addresses.length, address, ...addresses.filter((other) => other !== address));
    gateway.tellAddresses(addresses);
  };
  return { addresses, prefer };
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

function portOf({ server }: FastifyInstance): number {
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server listens at no port');
  return address.port;
}

function whyNot(error: unknown, host: string | undefined, port: number): Worded {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return worded(({ doors }) => doors.portTaken(port, nextTo(port)));
    case 'EACCES':
      return worded(({ doors }) => doors.portReserved(port));
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return worded(({ doors }) => doors.notOurAddress(host ?? ''));
    default:
      throw error;
  }
}

const nextTo = (port: number) => (port < 65535 ? port + 1 : 8080);
