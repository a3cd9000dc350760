import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { respondFrom } from './respond.ts';
import { site } from './start/site.ts';
import type { Deed, Worded } from './start/words.ts';

export interface Place {
  /** Without one, every interface. */
  readonly host?: string;
  /** 0 takes any free one. */
  readonly port: number;
  readonly deeds: readonly Deed[];
}

export type Listening =
  | { readonly ok: true; readonly url: string; close(): Promise<void> }
  | { readonly ok: false; readonly refusal: Worded };

/** How long a reader may finish a page after the server was asked to stop. */
const grace = 3000;

export async function listen({ host, port, deeds }: Place): Promise<Listening> {
  const server = createServer(respondFrom(site(deeds)));
  server.listen({ port, ...(host === undefined ? {} : { host }) });
  try {
    await once(server, 'listening');
  } catch (error) {
    return { ok: false, refusal: whyNot(error, host, port) };
  }
  const { port: taken } = server.address() as AddressInfo;
  return { ok: true, url: `http://${shown(host)}:${taken}/`, close: () => close(server) };
}

const shown = (host = 'localhost') => (host.includes(':') ? `[${host}]` : host);

async function close(server: Server): Promise<void> {
  const late = setTimeout(() => server.closeAllConnections(), grace);
  await new Promise<void>((resolve) => server.close(() => resolve()));
  clearTimeout(late);
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
