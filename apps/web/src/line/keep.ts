import { randomText } from './line.ts';

/** What this device remembers. The seat's token is the only secret among it. */

const store = {
  get(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key: string, value: string): void {
    try {
      localStorage.setItem(key, value);
    } catch {
      // A full or forbidden store: the seat lives as long as the page.
    }
  },
  drop(key: string): void {
    try {
      localStorage.removeItem(key);
    } catch {
      // Nothing was kept there.
    }
  },
};

const seatKey = (room: string): string => `veillee.seat.${room}`;
const mostSeats = 12;

export const newToken = (): string => randomText(43);
export const tokenFor = (room: string): string | null => store.get(seatKey(room));

export function keepToken(room: string, token: string): void {
  store.set(seatKey(room), token);
  const others = lastRooms().filter((other) => other !== room);
  for (const old of others.splice(mostSeats - 1)) store.drop(seatKey(old));
  store.set('veillee.rooms', [room, ...others].join(' '));
}

export function forgetToken(room: string): void {
  store.drop(seatKey(room));
  store.set(
    'veillee.rooms',
    lastRooms()
      .filter((other) => other !== room)
      .join(' '),
  );
}

/** Sent away, this device is still the same: the table knows it by the token it had. */
export function putAside(room: string): void {
  const token = tokenFor(room);
  if (token !== null) {
    const others = setAside().filter(([other]) => other !== room);
    const kept = [[room, token], ...others].slice(0, mostSeats);
    store.set('veillee.aside', kept.map((pair) => pair.join(':')).join(' '));
  }
  forgetToken(room);
}

const setAside = (): string[][] =>
  (store.get('veillee.aside') ?? '')
    .split(' ')
    .filter(Boolean)
    .map((pair) => pair.split(':'));

/** The token this device had at a table it was sent away from. */
export const tokenAside = (room: string): string | null =>
  setAside().find(([other]) => other === room)?.[1] ?? null;

/** This device as a screen that watches: a table that is locked meanwhile knows it again. */
export function screenToken(): string {
  const token = store.get('veillee.screen') ?? newToken();
  store.set('veillee.screen', token);
  return token;
}

/** The rooms this device has a seat in, the latest first. */
export const lastRooms = (): string[] => (store.get('veillee.rooms') ?? '').split(' ').filter(Boolean);

export const lastName = (): string => store.get('veillee.name') ?? '';
export const keepName = (name: string): void => store.set('veillee.name', name);

export const lastLang = (): string | null => store.get('veillee.lang');
export const keepLang = (lang: string): void => store.set('veillee.lang', lang);
