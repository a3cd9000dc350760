import { type Games, games as served } from './games.ts';
import type { House, HouseParts } from './house.ts';
import { type Open, openDoors, type Place } from './listen.ts';
import type { Guest, Lodge } from './lodge.ts';
import { openHouse, type Refused } from './open.ts';

/** A place whose house may be looked into, and be made of other parts than ours. */
export interface PlaceHere extends Place {
  readonly games?: Games;
  readonly house?: Pick<HouseParts, 'clock' | 'random' | 'policy' | 'seal'>;
  /** Another house than ours, for tests of what must be noticed. */
  readonly build?: (parts: HouseParts) => House;
}

export type OpenHere = Open & { readonly house: House };

/** Opens the house in this very thread, for those who drive its clock. */
export async function listenHere(place: PlaceHere): Promise<OpenHere | Refused> {
  const { data, rules, build } = place;
  let house: House | undefined;
  const listening = await openDoors(place, async (log) => {
    const parts = {
      games: place.games ?? served,
      log,
      ...(rules === undefined ? {} : { rules }),
      ...place.house,
    };
    const open = openHouse(data, parts, build);
    if (!open.ok) return open;
    house = open.house;
    return { ok: true, lodge: lodgeOf(open.house, open.close) };
  });
  return listening.ok ? { ...listening, house: house as House } : listening;
}

/** A house of this thread as its doors see it. */
export const lodgeOf = (house: House, close: () => void): Lodge => ({
  connect(caller, address): Guest {
    const connection = house.connect(caller, address);
    return {
      say: (text) => house.receive(connection, text),
      lag: () => house.lag(connection),
      leave: () => house.drop(connection),
    };
  },
  // Here a house that breaks throws.
  broken: new Promise(() => {}),
  isWell: async () => true,
  figures: async () => house.metrics.text(),
  story: async (id) => house.store.story(id),
  tellAddresses(addresses) {
    house.addresses = addresses;
  },
  stop: async () => close(),
});
