import { signal } from '@preact/signals';
import { whenIdle } from './idle.ts';

/** Where the origin is secure, a worker keeps the app for days without a network; elsewhere none of this exists. */

/** A newer version lies ready than the one this page is made of. */
export const newer = signal(false);

/** Whether the app opens here without a network: all of it is kept, it is being kept, or the browser keeps nothing. */
export const keeping = signal<'kept' | 'coming' | 'never'>('never');

let kept: ServiceWorkerRegistration | undefined;
let reloading = false;

const ownScript = (): string =>
  new URL(document.querySelector<HTMLScriptElement>('script[type=module]')?.src ?? '', location.href)
    .pathname;

/** Whether this worker keeps the very files this page runs on. */
const knowsThisPage = (worker: ServiceWorker): Promise<boolean> =>
  new Promise((answer) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => answer(data === true);
    worker.postMessage({ keeps: ownScript() }, [port2]);
  });

/** The page came fresh from the network: its worker may simply take over. Else it is for a person to say when. */
async function receive(worker: ServiceWorker): Promise<void> {
  if (await knowsThisPage(worker)) worker.postMessage({ takeOver: true });
  else newer.value = true;
}

function followRegistration(registration: ServiceWorkerRegistration): void {
  kept = registration;
  if (registration.waiting && navigator.serviceWorker.controller) void receive(registration.waiting);
  registration.addEventListener('updatefound', () => {
    const coming = registration.installing;
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && navigator.serviceWorker.controller) void receive(coming);
    });
  });
}

/** Once the page is at rest; a browser that forbids it does without. */
export function keepApp(): void {
  if (!isSecureContext || !('serviceWorker' in navigator)) return;
  keeping.value = navigator.serviceWorker.controller === null ? 'coming' : 'kept';
  void navigator.serviceWorker.ready.then(() => {
    keeping.value = 'kept';
  });
  whenIdle(() => {
    navigator.serviceWorker.register('./worker.js').then(followRegistration, () => {
      if (keeping.value === 'coming') keeping.value = 'never';
    });
  });
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') kept?.update().catch(() => {});
  });
}

/** Loads the page anew, with the newest version there is. */
export function renew(): void {
  if (reloading) return;
  reloading = true;
  const reload = (): void => location.reload();
  if (kept?.waiting == null) {
    reload();
    return;
  }
  navigator.serviceWorker.addEventListener('controllerchange', reload, { once: true });
  kept.waiting.postMessage({ takeOver: true });
  // A worker that does not take over at once is no reason to wait.
  setTimeout(reload, 2000);
}
