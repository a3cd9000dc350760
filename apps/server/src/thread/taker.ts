import type { Connection, Frame, Outlet, RoomServer } from '@veillee/rooms';
import { frameBytes } from '../http/framing.ts';
import { type Calls, callKinds } from './messages.ts';
import type { Outbound } from './outbound.ts';

/** A client's end, elsewhere. */
class RemoteOutlet implements Outlet {
  readonly #client: number;
  readonly #outbound: Outbound;
  readonly #tellProved: ((client: number, isProved: boolean) => void) | undefined;

  constructor(client: number, outbound: Outbound, tellProved?: (client: number, isProved: boolean) => void) {
    this.#client = client;
    this.#outbound = outbound;
    this.#tellProved = tellProved;
  }

  post(frame: Frame): void {
    this.#outbound.frame(this.#client, frameBytes(frame));
  }

  close(): void {
    this.#outbound.close(this.#client);
  }

  proved(isProved: boolean): void {
    this.#tellProved?.(this.#client, isProved);
  }
}

/** Goes through what clients do elsewhere. Those of a server that was closed have had its last word. */
export class Taker {
  readonly #current: { readonly roomServer: RoomServer };
  readonly #outbound: Outbound;
  readonly #tellProved: ((client: number, isProved: boolean) => void) | undefined;
  readonly #clients = new Map<number, Connection>();

  /** `tellProved`: of those who were carried here by a neighbour. */
  constructor(
    current: { readonly roomServer: RoomServer },
    outbound: Outbound,
    tellProved?: (client: number, isProved: boolean) => void,
  ) {
    this.#current = current;
    this.#outbound = outbound;
    this.#tellProved = tellProved;
  }

  take(calls: Calls): void {
    for (let i = 0; i < calls.length; i += 3) {
      const [number, kind, text] = [calls[i], calls[i + 1], calls[i + 2]];
      if (typeof number !== 'number' || typeof text !== 'string') throw new TypeError('not three by three');
      this.#call(number, kind, text);
    }
    this.#outbound.took();
  }

  #call(number: number, kind: number | string | undefined, text: string): void {
    const { roomServer } = this.#current;
    if (kind === callKinds.connect) {
      const outlet = new RemoteOutlet(number, this.#outbound, this.#tellProved);
      this.#clients.set(number, roomServer.connect(outlet, text));
    }
    const connection = this.#clients.get(number);
    if (connection === undefined) return;
    if (kind === callKinds.receive) roomServer.receive(connection, text);
    else if (kind === callKinds.knock) roomServer.receive(connection, text, 'sure');
    else if (kind === callKinds.prove) roomServer.receive(connection, text, 'prove');
    else if (kind === callKinds.lag) roomServer.lag(connection);
    else if (kind === callKinds.close) {
      this.#clients.delete(number);
      roomServer.drop(connection);
    }
  }

  /** Where all of them were is gone. */
  dropAll(): void {
    const { roomServer } = this.#current;
    for (const connection of this.#clients.values()) roomServer.drop(connection);
    this.#clients.clear();
  }
}
