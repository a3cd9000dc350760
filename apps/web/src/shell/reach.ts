import { signal } from '@preact/signals';

/** Nobody answers: this device has no network, or the server is away. A server on a local network counts as there without the internet. */
export const isOffline = signal(false);

const askAgainAfter = 5000;

/** Asks the server itself; what the browser says of the network is only a reason to ask. */
async function ask(): Promise<void> {
  try {
    const answer = await fetch('/healthz', { cache: 'no-store' });
    isOffline.value = !answer.ok;
  } catch {
    isOffline.value = true;
  }
  if (isOffline.value) setTimeout(ask, askAgainAfter);
}

const isKept = (): boolean => 'serviceWorker' in navigator && navigator.serviceWorker.controller !== null;

/** Looks whether the server answers wherever there is a doubt, and again whenever the network changes. */
export function watchReach(): void {
  addEventListener('online', () => void ask());
  addEventListener('offline', () => void ask());
  if (!navigator.onLine || isKept()) void ask();
}
