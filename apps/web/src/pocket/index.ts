import { pocketState } from '../line/pocketState.ts';
import scriptUrl from './house.ts?worker&url';
import { type HouseState, postBy, type ToHouse, type ToPage } from './letters.ts';
import { type Pocket, PocketLine } from './pocket.ts';

export type { Pocket } from './pocket.ts';

let opened: Promise<Pocket> | null = null;

/** Opens the house in this device, once for the page; it answers as soon as it is there. */
export function openPocket(): Promise<Pocket> {
  opened ??= open().catch((error: unknown) => {
    opened = null;
    throw error;
  });
  return opened;
}

async function open(): Promise<Pocket> {
  const { port1, port2 } = new MessageChannel();
  const pocket = new PocketLine(postBy<ToHouse, ToPage>(port1), (state: HouseState) => {
    pocketState.value = state;
  });
  pocketState.value = { is: 'opening' };
  // Its script did not come, or something threw in it: whoever connects next starts another.
  const fallen = (): void => {
    opened = null;
    pocketState.value = { is: 'broken' };
    pocket.lose();
  };
  if (!startWorker(port2, fallen)) await attendHere(port2);
  const look = (): void => pocket.seen(document.visibilityState === 'visible');
  document.addEventListener('visibilitychange', look);
  look();
  return pocket;
}

/** A thread of its own keeps the page smooth. */
function startWorker(port: MessagePort, fallen: () => void): boolean {
  if (typeof Worker === 'undefined') return false;
  try {
    const worker = new Worker(scriptUrl, { type: 'module', name: 'veillee' });
    worker.onerror = () => {
      worker.terminate();
      fallen();
    };
    worker.postMessage({ port }, [port]);
    return true;
  } catch {
    return false;
  }
}

/** Without workers the house lives in the page: the same script, which finds itself in one. */
async function attendHere(port: MessagePort): Promise<void> {
  await import(/* @vite-ignore */ new URL(scriptUrl, location.href).href);
  dispatchEvent(new CustomEvent('veillee.pocket', { detail: port }));
}
