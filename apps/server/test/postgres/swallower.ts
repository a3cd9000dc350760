import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** Stands before a database, and can swallow all that is said over the lines of that moment, as a network does. */
export class Swallower {
  readonly #to: number;
  readonly #sockets = new Set<Socket>();
  #fatal: string | null = null;
  readonly #server = createServer((near) => this.#welcome(near));

  private constructor(to: number) {
    this.#to = to;
  }

  static async open(to: number): Promise<Swallower> {
    const swallower = new Swallower(to);
    swallower.#server.listen(0, '127.0.0.1');
    await once(swallower.#server, 'listening');
    return swallower;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  #welcome(near: Socket): void {
    const far = connect(this.#to, '127.0.0.1');
    near.on('data', (bytes: Buffer) => {
      if (this.#fatal === null || !bytes.includes(this.#fatal)) return;
      this.#fatal = null;
      far.unpipe(near).once('data', () => near.destroy());
    });
    near.pipe(far);
    far.pipe(near);
    for (const socket of [near, far]) this.#sockets.add(socket.on('error', () => {}));
    near.once('close', () => far.destroy());
  }

  /** New lines go through. */
  swallow(): void {
    for (const socket of this.#sockets) socket.unpipe().pause();
  }

  /** What asks this is done, once, and the line is cut before the answer is heard. */
  cutAnswerTo(text: string): void {
    this.#fatal = text;
  }

  close(): void {
    this.#server.close();
    for (const socket of this.#sockets) socket.destroy();
  }
}
