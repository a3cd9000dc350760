import { networkInterfaces } from 'node:os';

/** Interfaces that phones in the room do not share: containers, virtual machines, tunnels. */
const isVirtual = (name: string): boolean =>
  /^(docker|br-|veth|virbr|vmnet|vboxnet|utun|tun|tap|wg|zt)/.test(name);

const rank = (name: string, address: string): number =>
  (isVirtual(name) ? 10 : 0) + (address.startsWith('192.168.') ? 0 : address.startsWith('10.') ? 1 : 2);

type Interfaces = ReturnType<typeof networkInterfaces>;

/** This machine's addresses in the local network, the likeliest first. */
export function lanAddresses(interfaces: Interfaces = networkInterfaces()): string[] {
  const found: { readonly address: string; readonly rank: number }[] = [];
  for (const [name, entries = []] of Object.entries(interfaces)) {
    for (const { family, internal, address } of entries) {
      const isLinkLocal = address.startsWith('169.254.');
      if (family === 'IPv4' && !internal && !isLinkLocal) found.push({ address, rank: rank(name, address) });
    }
  }
  return found.sort((a, b) => a.rank - b.rank).map(({ address }) => address);
}

const everywhere = new Set(['', '0.0.0.0', '::']);

export const inUrl = (host: string): string => (host.includes(':') ? `[${host}]` : host);

/**
 * Where other devices find the server, best first: the public address, if one was given, before all. One over https
 * stands alone: whoever comes by a proxy has no use for what lies behind it.
 */
export function urlsFor(host: string | undefined, port: number, publicUrl: string | undefined): string[] {
  if (publicUrl?.startsWith('https:')) return [publicUrl];
  const hosts = host === undefined || everywhere.has(host) ? lanAddresses() : [host];
  const urls = hosts.map((name) => `http://${inUrl(name)}:${port}`);
  return publicUrl === undefined ? urls : [publicUrl, ...urls];
}
