import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/**
 * A WebSocket client pared down to what a load test needs: it counts frames and reads only those it is asked to,
 * so that the machine's time goes to the server.
 */
export class Line {
  readonly #socket: Socket;
  readonly #hear: (frame: Buffer) => void;
  #rest: Buffer | null = null;
  #open = false;
  readonly opened: Promise<void>;

  constructor(host: string, port: number, path: string, hear: (frame: Buffer) => void) {
    this.#hear = hear;
    this.#socket = connect({ host, port, noDelay: true });
    const key = randomBytes(16).toString('base64');
    this.#socket.write(
      `GET ${path} HTTP/1.1\r\nHost: ${host}:${port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: ${key}\r\nSec-WebSocket-Version: 13\r\n\r\n`,
    );
    this.opened = new Promise((resolve, reject) => {
      this.#socket.once('error', reject);
      this.#socket.on('data', (chunk: Buffer) => {
        this.#take(chunk);
        if (this.#open) resolve();
      });
    });
  }

  #take(chunk: Buffer): void {
    let data = this.#rest === null ? chunk : Buffer.concat([this.#rest, chunk]);
    this.#rest = null;
    if (!this.#open) {
      const end = data.indexOf('\r\n\r\n');
      if (end < 0) {
        this.#rest = data;
        return;
      }
      this.#open = true;
      data = data.subarray(end + 4);
    }
    let at = 0;
    for (;;) {
      const frame = frameAt(data, at);
      if (frame === undefined) break;
      at = frame.end;
      if (frame.isText) this.#hear(data.subarray(frame.start, frame.end));
    }
    if (at < data.length) this.#rest = data.subarray(at);
  }

  /** A short text; masked with zeros, which is a mask too. */
  send(text: string): void {
    const length = Buffer.byteLength(text);
    const head = length < 126 ? 6 : 8;
    const frame = Buffer.alloc(head + length);
    frame[0] = 0x81;
    if (length < 126) frame[1] = 0x80 | length;
    else {
      frame[1] = 0x80 | 126;
      frame.writeUInt16BE(length, 2);
    }
    frame.write(text, head);
    this.#socket.write(frame);
  }

  close(): void {
    this.#socket.destroy();
  }
}

/** Where the frame that begins at `at` has its payload, if all of it is there. */
function frameAt(
  data: Buffer,
  at: number,
): { readonly start: number; readonly end: number; readonly isText: boolean } | undefined {
  if (data.length - at < 2) return undefined;
  const isText = ((data[at] as number) & 15) === 1;
  const short = (data[at + 1] as number) & 127;
  let start = at + 2;
  let length = short;
  if (short === 126) {
    if (data.length - at < 4) return undefined;
    length = data.readUInt16BE(at + 2);
    start = at + 4;
  } else if (short === 127) {
    if (data.length - at < 10) return undefined;
    length = Number(data.readBigUInt64BE(at + 2));
    start = at + 10;
  }
  return data.length < start + length ? undefined : { start, end: start + length, isText };
}
