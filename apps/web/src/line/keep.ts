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

/** The rooms this device has a seat in, the latest first. */
export const lastRooms = (): string[] => (store.get('veillee.rooms') ?? '').split(' ').filter(Boolean);

export const lastName = (): string => store.get('veillee.name') ?? '';
export const keepName = (name: string): void => store.set('veillee.name', name);

export const lastLang = (): string | null => store.get('veillee.lang');
export const keepLang = (lang: string): void => store.set('veillee.lang', lang);
