import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import type { Rng } from '@veillee/kernel';

/** Takes each connection to any node that is up, whoever comes: nobody comes back to the same one on purpose. */
export class Balancer {
  readonly #rng: Rng;
  readonly #sockets = new Set<Socket>();
  readonly #server = createServer({ pauseOnConnect: true }, (socket) => this.#welcome(socket));
  /** By their addresses. */
  nodes: readonly string[] = [];

  constructor(rng: Rng) {
    this.#rng = rng;
  }

  async open(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  #welcome(socket: Socket): void {
    this.#sockets.add(socket);
    socket.on('error', () => {}).once('close', () => this.#sockets.delete(socket));
    this.#to(socket, [...this.nodes]);
  }

  #to(socket: Socket, left: string[]): void {
    const [node] = left.splice(this.#rng.below(Math.max(1, left.length)), 1);
    if (node === undefined) {
      socket.destroy();
      return;
    }
    const { hostname, port } = new URL(`tcp://${node}`);
    const onward = connect(Number(port), hostname);
    let isThrough = false;
    onward.once('connect', () => {
      isThrough = true;
      socket.pipe(onward);
      onward.pipe(socket);
      socket.resume();
    });
    onward.on('error', () => {
      if (!isThrough) this.#to(socket, left);
    });
    onward.once('close', () => isThrough && socket.destroy());
    socket.once('close', () => onward.destroy());
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}
