import { once } from 'node:events';
import { connect, createServer, type Server, type Socket } from 'node:net';

/** A way to a server that can be cut, as if that were gone, and opened again. */
export class Dam {
  readonly #to: { readonly host: string; readonly port: number };
  readonly #sockets = new Set<Socket>();
  #server: Server | null = null;
  #port = 0;

  constructor(host: string, port: number) {
    this.#to = { host, port };
  }

  get port(): number {
    return this.#port;
  }

  async open(): Promise<void> {
    this.#server = createServer({ noDelay: true }, (socket) => this.#welcome(socket));
    this.#server.listen(this.#port, '127.0.0.1');
    await once(this.#server, 'listening');
    const address = this.#server.address();
    if (address !== null && typeof address === 'object') this.#port = address.port;
  }

  #welcome(socket: Socket): void {
    const onward = connect({ ...this.#to, noDelay: true });
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      this.#sockets.add(one);
      one.pipe(other);
      one
        .on('error', () => {})
        .once('close', () => {
          this.#sockets.delete(one);
          other.destroy();
        });
    }
  }

  /** Nobody gets through, and nobody who was through is any more. */
  cut(): void {
    this.#server?.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}
