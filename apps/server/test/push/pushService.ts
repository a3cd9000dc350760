import { createDecipheriv, createECDH, createPublicKey, type ECDH, hkdfSync, verify } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Subscription } from '@veillee/rooms';
import type { Fetch } from '../../src/push/webPush.ts';

/** What a browser keeps of its subscription. */
export interface Browser {
  readonly curve: ECDH;
  readonly auth: Buffer;
}

/** What a push service took in, and what the browser it is for reads in it. */
export interface Letter {
  readonly to: string;
  readonly bytes: number;
  readonly headers: IncomingHttpHeaders;
  readonly says: string;
}

const origin = 'https://fcm.googleapis.com';
const day = 24 * 3600;

/** A push service on this machine, which is as strict as RFC 8030 and 8292 ask, with the browsers behind it. */
export class PushService {
  readonly letters: Letter[] = [];
  /** Why each request was turned away. */
  readonly faults: string[] = [];
  readonly gone = new Set<string>();
  readonly #posts: Promise<unknown>[] = [];
  readonly #browsers = new Map<string, Browser>();
  readonly #server: Server;
  readonly #of: (sender: string) => boolean;

  /** `of`: by whose key the browsers here have subscribed. */
  private constructor(of: (sender: string) => boolean) {
    this.#of = of;
    this.#server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const to = (request.url ?? '').replace('/fcm/send/', '');
      const status = this.#take(to, request.method, request.headers, Buffer.concat(chunks));
      response.writeHead(status).end();
    });
  }

  static async open(of: (sender: string) => boolean): Promise<PushService> {
    const service = new PushService(of);
    await once(service.#server.listen(0, '127.0.0.1'), 'listening');
    return service;
  }

  /** Goes where the subscription says, which is here. */
  readonly post: Fetch = (url, init) => {
    const { port } = this.#server.address() as AddressInfo;
    const answered = fetch(url.replace(origin, `http://127.0.0.1:${port}`), init);
    this.#posts.push(answered);
    return answered;
  };

  subscribe(name: string): Subscription {
    const curve = createECDH('prime256v1');
    curve.generateKeys();
    const auth = Buffer.from(name.padEnd(16, '.'));
    this.#browsers.set(name, { curve, auth });
    return {
      endpoint: `${origin}/fcm/send/${name}`,
      keys: { p256dh: curve.getPublicKey('base64url'), auth: auth.toString('base64url') },
    };
  }

  /** All that was posted is answered, and at least so many were. */
  async answered(least = 0): Promise<void> {
    while (this.#posts.length < least) await new Promise((resolve) => setImmediate(resolve));
    await Promise.all(this.#posts);
  }

  async close(): Promise<void> {
    this.#server.close();
    this.#server.closeAllConnections();
    await once(this.#server, 'close');
  }

  #take(to: string, method: string | undefined, headers: IncomingHttpHeaders, body: Buffer): number {
    const browser = this.#browsers.get(to);
    if (browser === undefined || this.gone.has(to)) return this.#refuse(410, `${to} is gone`);
    if (method !== 'POST') return this.#refuse(405, `a ${method}`);
    if (!/^\d+$/.test(String(headers.ttl))) return this.#refuse(400, 'no TTL');
    if (headers['content-encoding'] !== 'aes128gcm') return this.#refuse(415, 'not of RFC 8188');
    if (body.length > 4096) return this.#refuse(413, `${body.length} bytes`);
    const ill = faultOfVapid(headers.authorization ?? '', this.#of);
    if (ill !== undefined) return this.#refuse(403, ill);
    this.letters.push({ to, bytes: body.length, headers, says: opened(body, browser) });
    return 201;
  }

  #refuse(status: number, why: string): number {
    this.faults.push(why);
    return status;
  }
}

/** What is wrong with how a sender makes itself known (RFC 8292). */
export function faultOfVapid(authorization: string, of: (sender: string) => boolean): string | undefined {
  const [, head = '', claims = '', signature = '', key = ''] =
    /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), ?k=([\w-]+)$/.exec(authorization) ?? [];
  if (key === '') return `no VAPID: ${authorization}`;
  if (!of(key)) return 'not the sender it was subscribed to';
  const { alg } = JSON.parse(Buffer.from(head, 'base64url').toString());
  if (alg !== 'ES256') return `signed by ${alg}`;
  const signed = Buffer.from(`${head}.${claims}`);
  const by = { key: publicKeyOf(key), dsaEncoding: 'ieee-p1363' } as const;
  if (!verify('sha256', signed, by, Buffer.from(signature, 'base64url'))) return 'a false signature';
  const { aud, exp, sub } = JSON.parse(Buffer.from(claims, 'base64url').toString());
  if (aud !== origin) return `meant for ${aud}`;
  const left = exp - Date.now() / 1000;
  if (!(left > 0 && left <= day)) return `valid for ${left} s`;
  return /^(mailto|https):/.test(sub) ? undefined : `whom to write to: ${sub}`;
}

function publicKeyOf(key: string) {
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  return createPublicKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', x: x as string, y: y as string },
  });
}

const derived = (secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** What stands in a letter, read as RFC 8291 has a browser read it: one record, from a key made for it alone. */
export function opened(body: Buffer, { curve, auth }: Browser): string {
  const salt = body.subarray(0, 16);
  const end = 21 + body.readUInt8(20);
  const sender = body.subarray(21, end);
  const parts = [Buffer.from('WebPush: info\0'), curve.getPublicKey(), sender];
  const secret = derived(curve.computeSecret(sender), auth, Buffer.concat(parts), 32);
  const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(body.subarray(-16));
  const plain = Buffer.concat([cipher.update(body.subarray(end, -16)), cipher.final()]);
  // Behind the text comes 2 in the last record, then nothing but padding.
  const last = plain.findLastIndex((byte) => byte !== 0);
  if (plain[last] !== 2) throw new Error('not the last record');
  return plain.subarray(0, last).toString();
}
