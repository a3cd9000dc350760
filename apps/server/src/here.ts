import type { Games, RoomServer, ServerParts } from '@veillee/rooms';
import type { CareTarget } from './care/careTarget.ts';
import { CurrentServer } from './care/currentServer.ts';
import type { Gateway, Session } from './gateway.ts';
import { type Open, openDoors, type Place } from './listen.ts';
import type { Refused } from './open.ts';

/** A place whose house may be looked into, and be made of other parts than ours. */
export interface PlaceHere extends Place {
  readonly games?: Games;
  readonly parts?: Partial<Pick<ServerParts, 'clock' | 'random' | 'botFor' | 'seal' | 'push'>>;
  /** Another house than ours, for tests of what must be noticed. */
  readonly build?: (parts: ServerParts) => RoomServer;
}

export type OpenHere = Open & CareTarget;

/** Opens the house in this very thread, for those who drive its clock. */
export async function listenHere(place: PlaceHere): Promise<OpenHere | Refused> {
  const { data, rules, games, build } = place;
  const opened: { current?: CurrentServer } = {};
  const listening = await openDoors(place, async (log) => {
    const parts = {
      ...(games === undefined ? {} : { games }),
      log,
      ...(rules === undefined ? {} : { rules }),
      ...place.parts,
    };
    const open = await CurrentServer.open(place.shared ?? data, parts, build);
    if (!open.ok) return open;
    opened.current = open;
    return { ok: true, gateway: localGateway(open) };
  });
  if (!listening.ok) return listening;
  if (opened.current === undefined) throw new Error('the doors of a house are open, and it is not there');
  const { roomServer, store } = opened.current.target;
  return { ...listening, roomServer, store };
}

/** A house of this thread as its doors see it. */
export const localGateway = (
  current: Pick<CurrentServer, 'roomServer' | 'care' | 'close' | 'isWell'>,
): Gateway => ({
  connect(client, source): Session {
    const { roomServer } = current;
    const connection = roomServer.connect(client, source);
    return {
      receive: (text) => roomServer.receive(connection, text),
      lag: () => roomServer.lag(connection),
      close: () => roomServer.drop(connection),
    };
  },
  // Here a house that breaks throws.
  broken: new Promise(() => {}),
  isWell: async () => current.isWell,
  figures: async () => current.roomServer.metrics.text(),
  story: async (id) => current.roomServer.story(id),
  care: (request) => current.care(request),
  tellAddresses(addresses) {
    current.roomServer.addresses = addresses;
  },
  stop: async () => current.close(),
});
