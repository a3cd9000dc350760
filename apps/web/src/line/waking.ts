import { lang } from '../words/language.ts';
import { shell } from '../words/shell.ts';
import { pushKey, tell } from './session.ts';

/** Being woken by the browser in a slow game, while the page is closed. */

/** Whether this browser and this server can. */
export const canBeWoken = (): boolean =>
  pushKey.value !== null && 'serviceWorker' in navigator && 'PushManager' in globalThis;

/** The service worker cannot know in which language it is to speak. */
async function leaveWords(): Promise<void> {
  const shelf = await caches.open('veillee-wake');
  const body = shell[lang.value].awaits;
  await shelf.put(new URL('./', location.href).pathname, new Response(JSON.stringify({ body })));
}

/** Asks the browser, and tells the table how this device is woken; false: it cannot be, or may not. */
export async function wakeMe(): Promise<boolean> {
  const { value: key } = pushKey;
  if (key === null || !canBeWoken() || (await Notification.requestPermission()) !== 'granted') return false;
  const { pushManager } = await navigator.serviceWorker.ready;
  const given = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  await leaveWords();
  const { endpoint, keys } = given.toJSON();
  const { p256dh, auth } = keys ?? {};
  if (endpoint === undefined || p256dh === undefined || auth === undefined) return false;
  return (await tell({ t: 'push', subscription: { endpoint, keys: { p256dh, auth } } })) === undefined;
}

/** Lets this device sleep again. */
export async function letMeSleep(): Promise<void> {
  await tell({ t: 'push', subscription: null });
}
