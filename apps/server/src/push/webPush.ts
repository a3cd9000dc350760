import type { Push, Subscription } from '@veillee/rooms';
import { keysIn, type PushKeys } from './keys.ts';

/** Where browsers let themselves be woken. Whoever subscribes names an address: we call on nobody else. */
const services = [
  'fcm.googleapis.com',
  'jmt17.google.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
];
const families = ['.push.apple.com', '.notify.windows.com'];

const seconds = 4 * 3600;
const patience = 10_000;
/** Services want to know whom to write to; a house has no address that all of them could reach. */
const subject = 'mailto:house@veillee.invalid';

export type Fetch = (url: string, init: RequestInit) => Promise<{ readonly status: number }>;

export function isPushService(endpoint: string): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, port, username } = new URL(endpoint);
  const isKnown = services.includes(hostname) || families.some((family) => hostname.endsWith(family));
  return protocol === 'https:' && port === '' && username === '' && isKnown;
}

/** Web Push by the keys in this folder. */
export const webPushFrom = (folder: string, post?: Fetch): Push => webPushBy(keysIn(folder), post);

/** What cannot be sent is not sent again: the game goes on without it. */
export function webPushBy(keys: PushKeys, post: Fetch = fetch): Push {
  return {
    key: keys.publicKey,
    accepts: isPushService,
    send(to, room, gone) {
      void sealed(to, room, keys)
        .then(({ endpoint, ...request }) => post(endpoint, request))
        .then(({ status }) => {
          if (status === 404 || status === 410) gone();
        })
        .catch(() => {});
    },
  };
}

/** Encrypted for that browser alone, and as long for everybody. */
async function sealed(
  to: Subscription,
  room: string,
  keys: PushKeys,
): Promise<RequestInit & { readonly endpoint: string }> {
  const { default: webPush } = await import('web-push');
  const { endpoint, method, headers, body } = webPush.generateRequestDetails(to, JSON.stringify({ room }), {
    vapidDetails: { subject, ...keys },
    TTL: seconds,
    topic: 'awaits',
  });
  const bytes = body === null ? null : new Uint8Array(body);
  return {
    endpoint,
    method,
    headers: asText(headers),
    body: bytes,
    // Wherever it might lead: nobody asked us to call there.
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  };
}

const asText = (headers: object): { readonly [name: string]: string } =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
