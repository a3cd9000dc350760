import { createHash, timingSafeEqual } from 'node:crypto';
import { isIP } from 'node:net';
import { callerOf, lastOf, type Peer, type Proxies, trusting } from './source.ts';

export interface GateParts {
  /** The address others are told, where it is not this machine's own. */
  readonly publicUrl?: string | undefined;
  /** Further names of this server; one that begins with a dot stands for all below it, `*` for any. */
  readonly names?: readonly string[] | undefined;
  readonly proxies?: Proxies | undefined;
  /** Who brings this may read the figures from anywhere. */
  readonly metricsToken?: string | undefined;
}

/** Names that nobody can own in the public DNS: a page of a stranger cannot be reached by them. */
const isHomely = (name: string): boolean =>
  !name.includes('.') || /\.(localhost|local|lan|home|home\.arpa|internal|test)$/.test(name);

const isLoopback = (name: string): boolean => name === 'localhost' || /^127\.|^\[::1\]$/.test(name);

/** What a proxy leaves on what it passes on. */
const traces = ['x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'forwarded', 'via'];

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Who is at the door, by which name they came, and whose page sent them. */
export class Gate {
  readonly #names: readonly string[];
  readonly #token: Buffer | null;
  readonly #isPlain: boolean;
  readonly #isProxy: (peer: Peer) => boolean;
  readonly #public: string | undefined;

  constructor({ publicUrl, names = [], proxies = false, metricsToken }: GateParts = {}) {
    const known = publicUrl === undefined ? null : URL.parse(publicUrl);
    this.#public = known?.host;
    this.#names = [...(known === null ? [] : [known.hostname]), ...names.map((name) => name.toLowerCase())];
    this.#token = metricsToken === undefined ? null : digest(metricsToken);
    this.#isPlain = this.#names.length === 0 && proxies === false;
    this.#isProxy = trusting(proxies);
  }

  /** By what all limits know whoever asks. */
  source(peer: Peer): string {
    return callerOf(peer, this.#isProxy);
  }

  /** Whether it speaks for others. */
  isProxy(peer: Peer): boolean {
    return this.#isProxy(peer);
  }

  /** The name and port this server was asked for, as whoever asks wrote it. */
  #askedFor(peer: Peer): URL | null {
    const told = this.#isProxy(peer) ? lastOf(peer.headers['x-forwarded-host']) : '';
    const host = told === '' ? (peer.headers.host ?? '') : told;
    return /^[\w.:[\]-]+$/.test(host) ? URL.parse(`http://${host}`) : null;
  }

  /** Under a foreign name we are not asked by anybody who meant us: their page was led here. */
  isAskedByName(peer: Peer): boolean {
    // Only what is no browser leaves it out.
    if (peer.headers.host === undefined) return true;
    const asked = this.#askedFor(peer);
    return asked !== null && this.#isOurs(asked.hostname);
  }

  #isOurs(hostname: string): boolean {
    const name = hostname.replace(/\.$/, '');
    const isAddress = isIP(name.replace(/^\[|\]$/g, '')) !== 0;
    return isAddress || isHomely(name) || this.#isAllowed(name);
  }

  #isAllowed(name: string): boolean {
    return this.#names.some(
      (one) => one === '*' || (one.startsWith('.') ? name.endsWith(one) : name === one),
    );
  }

  /** Whether the page that asks is one of ours. What is no browser does not say. */
  isOwnPage(peer: Peer): boolean {
    const { origin } = peer.headers;
    if (origin === undefined) return true;
    const page = URL.parse(origin);
    if (page === null || !/^https?:$/.test(page.protocol)) return false;
    if (this.#isAllowed(page.hostname)) return true;
    const asked = this.#askedFor(peer);
    return asked !== null && this.#isOurs(asked.hostname) && isSameHost(page, asked);
  }

  /** What a page of ours may open sockets to, as the content security policy names it. */
  sockets(peer: Peer): string {
    const hosts = new Set([this.#askedFor(peer)?.host, this.#public].filter((host) => host !== undefined));
    return [...hosts].map((host) => `ws://${host} wss://${host}`).join(' ');
  }

  /**
   * Figures are for who runs the house: a player who reads how many answers have come, call by call, knows which of the
   * characters called lie in the centre. Where a proxy may stand in front, this machine proves nothing: it may be its.
   */
  mayReadFigures(peer: Peer): boolean {
    const { authorization = '' } = peer.headers;
    const [, brought] = /^Bearer (.+)$/i.exec(authorization) ?? [];
    if (this.#token !== null) return brought !== undefined && timingSafeEqual(digest(brought), this.#token);
    const isHere = isLoopback(this.source(peer)) || peer.socket.remoteAddress === '::1';
    const asked = this.#askedFor(peer)?.hostname ?? '';
    const isPassedOn = traces.some((name) => peer.headers[name] !== undefined);
    return this.#isPlain && isHere && isLoopback(asked) && !isPassedOn;
  }
}

/** Default ports are left out by browsers, and by some proxies. */
const isSameHost = (page: URL, asked: URL): boolean =>
  page.host === asked.host || (page.hostname === asked.hostname && page.port === '' && asked.port === '443');
