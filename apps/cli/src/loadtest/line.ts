import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

const text = 0x81;
const [close, ping, pong] = [0x88, 0x89, 0x8a];
/** What has just come, of whichever line: it is read before anything else comes. */
const inbox = Buffer.allocUnsafe(65_536);
const blank = Buffer.from('\r\n\r\n');

/**
 * A WebSocket that does as little as it may, so that the load test measures servers and not its own clients: it
 * takes whole frames out of what comes, and masks what it says with zeros.
 */
export class Line {
  readonly #wire: Socket;
  readonly #hear: (text: Buffer) => void;
  #opened: (() => void) | null = null;
  /** The beginning of something whose end is still to come. */
  #rest: Buffer | null = null;
  readonly port: number;

  private constructor(host: string, port: number, hear: (text: Buffer) => void) {
    this.#hear = hear;
    this.port = port;
    const callback = (length: number): boolean => {
      this.#take(inbox.subarray(0, length));
      return true;
    };
    this.#wire = connect({ host, port, noDelay: true, onread: { buffer: inbox, callback } });
  }

  /** Shakes hands; `hear` gets every text the server sends, and must not keep it. */
  static async to(host: string, port: number, path: string, hear: (text: Buffer) => void): Promise<Line> {
    const line = new Line(host, port, hear);
    const wire = line.#wire;
    const key = randomBytes(16).toString('base64');
    wire.write(
      `GET ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    );
    await new Promise<void>((resolve, reject) => {
      line.#opened = resolve;
      wire.on('error', reject).on('close', () => reject(new Error(`no WebSocket at ${path}`)));
    });
    return line;
  }

  /** It was cut by the other end. */
  onLost(then: () => void): void {
    if (this.#wire.destroyed) then();
    else this.#wire.on('close', then);
  }

  #take(chunk: Buffer): void {
    const bytes = this.#rest === null ? chunk : Buffer.concat([this.#rest, chunk]);
    const read = this.#opened === null ? this.#frames(bytes, 0) : this.#handshake(bytes);
    this.#rest = read === bytes.length ? null : Buffer.from(bytes.subarray(read));
  }

  #handshake(bytes: Buffer): number {
    const end = bytes.indexOf(blank);
    if (end < 0) return 0;
    if (!bytes.toString('latin1', 0, end).startsWith('HTTP/1.1 101 ')) {
      this.#wire.destroy();
      return bytes.length;
    }
    this.#opened?.();
    this.#opened = null;
    return this.#frames(bytes, end + blank.length);
  }

  /** Hands on every frame that is whole; how far it came. */
  #frames(bytes: Buffer, from: number): number {
    let at = from;
    while (bytes.length - at >= 2) {
      const short = bytes.readUInt8(at + 1);
      const head = short < 126 ? 2 : short === 126 ? 4 : 10;
      if (bytes.length - at < head) break;
      const length =
        head === 2 ? short : head === 4 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
      const end = at + head + length;
      if (bytes.length < end) break;
      this.#frame(bytes.readUInt8(at), bytes.subarray(at + head, end));
      at = end;
    }
    return at;
  }

  #frame(kind: number, payload: Buffer): void {
    if (kind === text) this.#hear(payload);
    else if (kind === ping) this.#send(pong, payload);
    else if (kind === close) this.#wire.destroy();
  }

  say(words: string): void {
    this.#send(text, Buffer.from(words));
  }

  #send(kind: number, payload: Buffer): void {
    const head = payload.length < 126 ? 6 : 8;
    const frame = Buffer.alloc(head + payload.length);
    frame[0] = kind;
    frame[1] = 0x80 | (head === 6 ? payload.length : 126);
    if (head === 8) frame.writeUInt16BE(payload.length, 2);
    payload.copy(frame, head);
    this.#wire.write(frame);
  }

  close(): void {
    this.#wire.destroy();
  }
}
