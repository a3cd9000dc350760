import { type Gender, isGender } from '@veillee/kernel';
import type { Home } from './address.ts';
import { randomText } from './randomText.ts';

/** What this device remembers. The seat's token is the only secret among it. */

export const store = {
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

const mostSeats = 12;

export const newToken = (): string => randomText(43);

/** The seats this device has in one home: at tables of the server, or of the house in its pocket. */
export interface Seats {
  tokenFor(room: string): string | null;
  keepToken(room: string, token: string): void;
  forgetToken(room: string): void;
  /** Sets aside the token of a seat one was sent away from: the table knows this device by it. */
  putAside(room: string): void;
  /** The token this device had at a table it was sent away from. */
  tokenAside(room: string): string | null;
  /** The rooms this device has a seat in, the latest first. */
  lastRooms(): string[];
  /** The tokens of further chairs that this one phone holds there for others; none where each has their own. */
  chairs(room: string): readonly string[];
  keepChairs(room: string, tokens: readonly string[]): void;
}

export const listAt = (key: string): string[] => (store.get(key) ?? '').split(' ').filter(Boolean);

function seatsUnder(prefix: string): Seats {
  const seatKey = (room: string): string => `${prefix}.seat.${room}`;
  const chairsKey = (room: string): string => `${prefix}.chairs.${room}`;
  const dropSeat = (room: string): void => {
    store.drop(seatKey(room));
    store.drop(chairsKey(room));
  };
  const [rooms, asideKey] = [`${prefix}.rooms`, `${prefix}.aside`];
  const othersThan = (room: string): string[] => listAt(rooms).filter((other) => other !== room);
  const setAside = (): string[][] => listAt(asideKey).map((pair) => pair.split(':'));
  const seats: Seats = {
    tokenFor: (room) => store.get(seatKey(room)),
    keepToken(room, token) {
      store.set(seatKey(room), token);
      const others = othersThan(room);
      for (const old of others.splice(mostSeats - 1)) dropSeat(old);
      store.set(rooms, [room, ...others].join(' '));
    },
    forgetToken(room) {
      dropSeat(room);
      store.set(rooms, othersThan(room).join(' '));
    },
    putAside(room) {
      const token = seats.tokenFor(room);
      if (token !== null) {
        const others = setAside().filter(([other]) => other !== room);
        const kept = [[room, token], ...others].slice(0, mostSeats);
        store.set(asideKey, kept.map((pair) => pair.join(':')).join(' '));
      }
      seats.forgetToken(room);
    },
    tokenAside: (room) => setAside().find(([other]) => other === room)?.[1] ?? null,
    lastRooms: () => listAt(rooms),
    chairs: (room) => listAt(chairsKey(room)),
    keepChairs: (room, tokens) => store.set(chairsKey(room), tokens.join(' ')),
  };
  return seats;
}

export const seatsIn: { readonly [home in Home]: Seats } = {
  server: seatsUnder('veillee'),
  pocket: seatsUnder('veillee.ici'),
};

const unfinishedKey = 'veillee.ici.unfinished';

/** The tables in this device's pocket that are not at their end, and what is played there, the latest first. */
export const unfinished = (): { readonly room: string; readonly game: string }[] =>
  listAt(unfinishedKey).map((pair) => {
    const [room = '', game = ''] = pair.split(':');
    return { room, game };
  });

/** Notes what is played at a table of the pocket; null: nothing is left to go on with. */
export function noteUnfinished(room: string, game: string | null): void {
  const others = listAt(unfinishedKey).filter((pair) => !pair.startsWith(`${room}:`));
  const all = game === null ? others : [`${room}:${game}`, ...others];
  const now = all.slice(0, mostSeats).join(' ');
  if (now !== store.get(unfinishedKey)) store.set(unfinishedKey, now);
}

/** The token of this device as a watching screen: kept, so that a table locked meanwhile lets it in again. */
export function screenToken(): string {
  const token = store.get('veillee.screen') ?? newToken();
  store.set('veillee.screen', token);
  return token;
}

export const lastName = (): string => store.get('veillee.name') ?? '';
export const keepName = (name: string): void => store.set('veillee.name', name);

/** How languages speak of whoever has this device; kept with the name. */
export const lastGender = (): Gender | null => {
  const kept = store.get('veillee.gender');
  return isGender(kept) ? kept : null;
};
export const keepGender = (gender: Gender | null): void =>
  gender === null ? store.drop('veillee.gender') : store.set('veillee.gender', gender);

export const lastLang = (): string | null => store.get('veillee.lang');
export const keepLang = (lang: string): void => store.set('veillee.lang', lang);
