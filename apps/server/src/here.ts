import { Dwelling } from './care/dwelling.ts';
import { keptStory } from './care/story.ts';
import { type Games, games as served } from './games.ts';
import type { House, HouseParts } from './house.ts';
import { type Open, openDoors, type Place } from './listen.ts';
import type { Guest, Lodge } from './lodge.ts';
import type { Refused } from './open.ts';

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
  let dwelling: Dwelling | undefined;
  const listening = await openDoors(place, async (log) => {
    const parts = {
      games: place.games ?? served,
      log,
      ...(rules === undefined ? {} : { rules }),
      ...place.house,
    };
    const open = Dwelling.open(data, parts, build);
    if (!open.ok) return open;
    dwelling = open;
    return { ok: true, lodge: lodgeOf(open) };
  });
  return listening.ok ? { ...listening, house: (dwelling as Dwelling).house } : listening;
}

/** A house of this thread as its doors see it. */
export const lodgeOf = (dwelling: Pick<Dwelling, 'house' | 'care' | 'close'>): Lodge => ({
  connect(caller, address): Guest {
    const { house } = dwelling;
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
  figures: async () => dwelling.house.metrics.text(),
  story: async (id) => keptStory(dwelling.house, id),
  care: (request) => dwelling.care(request),
  tellAddresses(addresses) {
    dwelling.house.addresses = addresses;
  },
  stop: async () => dwelling.close(),
});
