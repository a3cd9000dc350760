import { lang } from '../words/language.ts';
import { shell } from '../words/shell.ts';
import { listAt, store } from './keep.ts';
import { pushKey, room, tell } from './session.ts';

/** Being woken by the browser in a slow game, while the page is closed. */

/** Why this device cannot be: a plain address, its browser, or the server; null: it can. */
export function whyNotWoken(): 'plain' | 'browser' | 'house' | null {
  if (!isSecureContext) return 'plain';
  if (!('serviceWorker' in navigator && 'PushManager' in globalThis)) return 'browser';
  return pushKey.value === null ? 'house' : null;
}

/** The latest tables that wake this device: what a table knows of it is shown to nobody. */
const wakesKey = 'veillee.wakes';
const mostTables = 12;

function note(wakes: boolean): void {
  const { code } = room.value ?? {};
  if (code === undefined) return;
  const others = listAt(wakesKey).filter((other) => other !== code);
  store.set(wakesKey, (wakes ? [code, ...others] : others).slice(0, mostTables).join(' '));
}

/** Whether this table wakes this device, as far as that knows. */
export async function isWoken(): Promise<boolean> {
  const { code } = room.value ?? {};
  if (code === undefined || whyNotWoken() !== null || !listAt(wakesKey).includes(code)) return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  return Notification.permission === 'granted' && (await pushManager.getSubscription()) !== null;
}

/** The service worker cannot know in which language it is to speak. */
async function leaveWords(): Promise<void> {
  const shelf = await caches.open('veillee-wake');
  const body = shell[lang.value].awaits;
  await shelf.put(new URL('./', location.href).pathname, new Response(JSON.stringify({ body })));
}

/** Asks the browser; null: it cannot, or may not. */
async function subscription(): Promise<PushSubscription | null> {
  const { value: key } = pushKey;
  if (key === null || whyNotWoken() !== null || (await Notification.requestPermission()) !== 'granted')
    return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null);
}

/** Tells the table how this device is woken; false: it cannot be, or may not. */
export async function wakeMe(): Promise<boolean> {
  const { endpoint, keys } = (await subscription())?.toJSON() ?? {};
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return false;
  await leaveWords();
  const no = await tell({ t: 'push', subscription: { endpoint, keys: { p256dh, auth } } });
  if (no === undefined) note(true);
  return no === undefined;
}

/** Lets this device sleep again; false: the table does not know. */
export async function letMeSleep(): Promise<boolean> {
  const no = await tell({ t: 'push', subscription: null });
  if (no === undefined) note(false);
  return no === undefined;
}
