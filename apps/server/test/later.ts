import { RoomServer, type ServerParts, type Store } from '@veillee/rooms';

/** The same store, but whatever it is asked for comes later: after so many turns of what was promised. */
export function later(store: Store, hops = 5): Store {
  const wait = async (): Promise<void> => {
    for (let i = 0; i < hops; i += 1) await undefined;
  };
  return new Proxy(store, {
    get(target, part) {
      const value: unknown = Reflect.get(target, part, target);
      if (typeof value !== 'function') return value;
      return async (...given: unknown[]) => {
        await wait();
        return Reflect.apply(value, target, given);
      };
    },
  });
}

export const buildLater = (parts: ServerParts): RoomServer =>
  new RoomServer({ ...parts, store: later(parts.store) });
