import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv4, isIPv6 } from 'node:net';

/** By what a caller is known to all limits: its IPv4 address, or the /64 of its IPv6 one, which one household has whole. */
export function sourceOf(address: string): string | undefined {
  const bare = withoutPort(address).replace(/%.*$/s, '');
  if (isIPv4(bare)) return bare;
  if (!isIPv6(bare)) return undefined;
  const groups = groupsOf(bare);
  const carried = carriedIPv4(groups);
  return carried ?? `${groups.slice(0, 4).map(hex).join(':')}::/64`;
}

/** Proxies write `192.0.2.1:443`, `[2001:db8::1]:443` or a plain address. */
function withoutPort(text: string): string {
  const [, bracketed] = /^"?\[([^\]]*)\](?::\d+)?"?$/.exec(text) ?? [];
  return bracketed ?? text.replace(/^([\d.]+):\d+$/, '$1');
}

const hex = (group: number): string => group.toString(16);

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = new URL(`http://[${address}]/`).hostname.slice(1, -1).split('::');
  const read = (part: string): number[] =>
    part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16));
  const [before, after] = [read(head), read(tail ?? '')];
  return [...before, ...new Array<number>(8 - before.length - after.length).fill(0), ...after];
}

/** An IPv4 address in IPv6 clothes: mapped (::ffff:0:0/96), or translated on its way (64:ff9b::/96). */
function carriedIPv4(groups: readonly number[]): string | undefined {
  const prefix = groups.slice(0, 6).map(hex).join(':');
  if (prefix !== '0:0:0:0:0:ffff' && prefix !== '64:ff9b:0:0:0:0') return undefined;
  const [high = 0, low = 0] = groups.slice(6);
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}

/** Whose word for another's address counts: nobody's, that of any machine near by, or of these addresses and ranges. */
export type Proxies = boolean | readonly string[];

const nearBy = [
  '127.0.0.0/8',
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '169.254.0.0/16',
  '100.64.0.0/10',
  '::1/128',
  'fc00::/7',
  'fe80::/10',
];

/** Whether an address, or a range as `10.0.0.0/8`, can be read. */
export function isRange(text: string): boolean {
  const [address = '', bits = '0', ...more] = text.split('/');
  const most = isIPv4(address) ? 32 : 128;
  return isIP(address) !== 0 && more.length === 0 && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}

function listOf(ranges: readonly string[]): BlockList {
  const list = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIPv4(address) ? 'ipv4' : 'ipv6';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

export type Peer = Pick<IncomingMessage, 'headers'> & {
  readonly socket: { readonly remoteAddress?: string | undefined };
};

/** Whether a request comes from a proxy whose word counts. */
export function trusting(proxies: Proxies): (peer: Peer) => boolean {
  if (proxies === false) return () => false;
  const list = listOf(proxies === true ? nearBy : proxies);
  return ({ socket: { remoteAddress = '' } }) => {
    const bare = remoteAddress.replace(/%.*$/s, '');
    return isIP(bare) !== 0 && list.check(bare, isIPv4(bare) ? 'ipv4' : 'ipv6');
  };
}

/** What the nearest proxy itself added: what stands before it was told to it, and may be made up. */
export const lastOf = (header: string | string[] | undefined): string =>
  (
    String(header ?? '')
      .split(',')
      .at(-1) ?? ''
  ).trim();

/** Where a request comes from. What a proxy says that is no address counts as the proxy's own. */
export function callerOf(peer: Peer, isProxy: (peer: Peer) => boolean): string {
  const own = sourceOf(peer.socket.remoteAddress ?? '') ?? 'unknown';
  return isProxy(peer) ? (sourceOf(lastOf(peer.headers['x-forwarded-for'])) ?? own) : own;
}
