/**
 * The service worker: it keeps the files the app is made of, and nothing else.
 * Tables speak over a socket and stories over /api, which it does not touch.
 */

/** Filled in by the build: what to keep, by addresses relative to this file, and a name for exactly these files. */
declare const __KEPT__: { readonly name: string; readonly files: readonly string[] };

interface LongEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LongEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
interface PushEvent extends LongEvent {
  readonly data: { json(): unknown } | null;
}
interface ClickEvent extends LongEvent {
  readonly notification: { readonly data: unknown; close(): void };
}
interface Page {
  readonly url: string;
  focus(): Promise<unknown>;
}
interface Scope {
  addEventListener(type: 'install' | 'activate', heard: (event: LongEvent) => void): void;
  addEventListener(type: 'fetch', heard: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', heard: (event: MessageEvent) => void): void;
  addEventListener(type: 'push', heard: (event: PushEvent) => void): void;
  addEventListener(type: 'notificationclick', heard: (event: ClickEvent) => void): void;
  skipWaiting(): Promise<void>;
  readonly registration: { showNotification(title: string, options: object): Promise<void> };
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: { readonly type: 'window'; readonly includeUncontrolled: boolean }): Promise<Page[]>;
    openWindow(url: string): Promise<unknown>;
  };
  readonly location: Location;
}
// The types of a page and of a worker exclude each other; a worker's own scope is this file's alone.
const scope = globalThis as unknown as Scope;
const { name: version, files: relative } = __KEPT__;
const pathOf = (file: string): string => new URL(file, scope.location.href).pathname;
const page = pathOf('./');
const assets = pathOf('assets/');
const files = relative.map(pathOf);
const isOurs = new Set(files);
/** Shelves belong to the whole origin, where other folders may hold a Veillée too: a shelf in a folder bears its name. */
const place = page === '/' ? '' : page;
const name = version + place;
const patience = 3000;

scope.addEventListener('install', (event) => {
  event.waitUntil(keepAll());
});

/** One file at a time, so that what a joining phone needs first is not held up. */
async function keepAll(): Promise<void> {
  const shelf = await caches.open(name);
  for (const file of files) {
    // Under assets/ a name says what is in it: what the browser or an older shelf has will do.
    const lasts = file.startsWith(assets);
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
  const ours = (await caches.keys()).filter((key) => key.replace(/^veillee-[0-9a-f]+/, '') === place);
  const old = ours.filter((key) => key !== name).slice(0, -1);
  await Promise.all(old.map((key) => caches.delete(key)));
}

scope.addEventListener('message', (event) => {
  const data: unknown = event.data;
  if (typeof data !== 'object' || data === null) return;
  if ('keeps' in data && typeof data.keeps === 'string') event.ports[0]?.postMessage(isOurs.has(data.keeps));
  if ('takeOver' in data && data.takeOver === true) void scope.skipWaiting();
});

scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== scope.location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname === page || pathname === pathOf('index.html')) event.respondWith(newest(request));
  } else if (pathname.startsWith(assets) || isOurs.has(pathname)) event.respondWith(keptOrFetched(request));
});

/** The page as the server has it now; as it was kept where the server is away or too slow. */
async function newest(request: Request): Promise<Response> {
  const asked = fetch(request);
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, patience, undefined));
  const came = await Promise.race([asked, late]).catch(() => undefined);
  if (came?.ok) return came;
  return (await caches.match(page, { cacheName: name })) ?? asked;
}

/** From this version's shelf; from the one before, whose page may still be open, for what is no more. */
async function keptOrFetched(request: Request): Promise<Response> {
  const however = { ignoreSearch: true, ignoreVary: true };
  const own = await caches.match(request, { ...however, cacheName: name });
  return own ?? (await caches.match(request, however)) ?? fetch(request);
}

/* A slow game wakes everybody alike: that something awaits them at a table, and nothing else. */

/** Where the page left the words, in the language it was read in. */
const wakeShelf = 'veillee-wake';

scope.addEventListener('push', (event) => {
  const said: unknown = event.data?.json();
  const isTable =
    typeof said === 'object' && said !== null && 'room' in said && typeof said.room === 'string';
  event.waitUntil(showWaking(isTable ? String(said.room) : ''));
});

async function showWaking(room: string): Promise<void> {
  const shelf = await caches.open(wakeShelf);
  const kept: unknown = await (await shelf.match(page))?.json();
  const body = typeof kept === 'object' && kept !== null && 'body' in kept ? String(kept.body) : '';
  await scope.registration.showNotification('Veillée', { body, tag: room, renotify: true, data: room });
}

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(showTable(String(event.notification.data)));
});

async function showTable(room: string): Promise<void> {
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find(({ url }) => new URL(url).hash.startsWith(`#${room}`));
  await (there?.focus() ?? scope.clients.openWindow(`${page}#${room}`));
}
