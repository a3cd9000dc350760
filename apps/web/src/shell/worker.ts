/**
 * The service worker: it keeps the files the app is made of, and nothing else.
 * Tables speak over a socket and stories over /api, which it does not touch.
 */

/** Filled in by the build: what to keep, and a name for exactly these files. */
declare const __KEPT__: { readonly name: string; readonly files: readonly string[] };

interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LongEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface Scope {
  addEventListener(type: 'install' | 'activate', heard: (event: LongEvent) => void): void;
  addEventListener(type: 'fetch', heard: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', heard: (event: MessageEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly clients: { claim(): Promise<void> };
  readonly location: Location;
}
const scope = globalThis as unknown as Scope;
const { name, files } = __KEPT__;
const isOurs = new Set(files);
const page = '/';
const patience = 3000;

scope.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

/** One after the other: a phone that is joining a table has better things to fetch. */
async function keepAll(): Promise<void> {
  const shelf = await caches.open(name);
  for (const file of files) {
    // Under /assets/ a name says what is in it: what the browser or an older shelf has will do.
    const lasts = file.startsWith('/assets/');
    const known = lasts ? await caches.match(file) : undefined;
    if (known) await shelf.put(file, known);
    else await shelf.add(new Request(file, { cache: lasts ? 'default' : 'no-cache' }));
  }
}

scope.addEventListener('activate', (event) => {
  event.waitUntil(clear().then(() => scope.clients.claim()));
});

/** Keeps the version before as well: a page of it may still be open somewhere. */
async function clear(): Promise<void> {
  const ours = (await caches.keys()).filter((key) => key.startsWith('veillee-'));
  const old = ours.filter((key) => key !== name).slice(0, -1);
  await Promise.all(old.map((key) => caches.delete(key)));
}

scope.addEventListener('message', (event) => {
  const { keeps, takeOver } = event.data as { readonly keeps?: string; readonly takeOver?: true };
  if (keeps !== undefined) event.ports[0]?.postMessage(isOurs.has(keeps));
  if (takeOver) void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname === page) event.respondWith(newest(request));
  } else if (pathname.startsWith('/assets/') || isOurs.has(pathname)) event.respondWith(kept(request));
});

/** The page as the server has it now; as it was kept where the server is away or too slow. */
async function newest(request: Request): Promise<Response> {
  const asked = fetch(request);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
  const came = await Promise.race([asked, late]).catch(() => undefined);
  if (came?.ok) return came;
  return (await caches.match(page)) ?? asked;
}

async function kept(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreSearch: true, ignoreVary: true })) ?? fetch(request);
}
