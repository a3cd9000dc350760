import type { Socket } from 'node:net';
import type { FrameBatch } from '../thread/messages.ts';

/** What nodes say to each other: lists of calls one way and frames the other, as between threads, and a few words more. */

/** By the byte that says which. */
const kinds = ['calls', 'frames', 'proved', 'news', 'ask', 'told', 'pulse'] as const;
type Kind = (typeof kinds)[number];

/** Nothing that is said is longer, in bytes. */
const longest = 256 * 1024 * 1024;
const headLength = 5;

function head(kind: Kind, length: number): Buffer {
  const bytes = Buffer.allocUnsafe(headLength);
  bytes.writeUInt32BE(length, 0);
  bytes[4] = kinds.indexOf(kind);
  return bytes;
}

export function sayJson(socket: Socket, kind: Kind, value: unknown): void {
  const body = Buffer.from(JSON.stringify(value));
  socket.write(Buffer.concat([head(kind, body.length), body]));
}

export function sayFrames(socket: Socket, { index, bytes }: FrameBatch): void {
  const places = Buffer.from(index.buffer);
  const size = Buffer.allocUnsafe(4);
  size.writeUInt32BE(places.length, 0);
  socket.write(Buffer.concat([head('frames', 4 + places.length + bytes.length), size, places, bytes]));
}

export function readFrames(body: Buffer): FrameBatch {
  const end = 4 + body.readUInt32BE(0);
  // Copied, so that the index lies where numbers may lie.
  const index = new Int32Array((end - 4) / 4);
  body.copy(new Uint8Array(index.buffer), 0, 4, end);
  const bytes = new Uint8Array(body.length - end);
  body.copy(bytes, 0, end);
  return { index, bytes };
}

/** Hands on whatever comes whole. */
export function hearAll(socket: Socket, hear: (kind: Kind, body: Buffer) => void): void {
  let parts: Buffer[] = [];
  let have = 0;
  let wants = headLength;
  socket.on('data', (chunk: Buffer) => {
    parts.push(chunk);
    have += chunk.length;
    if (have < wants) return;
    let rest = parts.length === 1 ? chunk : Buffer.concat(parts);
    for (;;) {
      wants = headLength;
      if (rest.length < wants) break;
      const length = rest.readUInt32BE(0);
      if (length > longest) {
        socket.destroy();
        return;
      }
      wants += length;
      if (rest.length < wants) break;
      const kind = kinds[rest[4] ?? kinds.length];
      if (kind !== undefined) hear(kind, rest.subarray(headLength, wants));
      rest = rest.subarray(wants);
    }
    parts = rest.length === 0 ? [] : [rest];
    have = rest.length;
  });
}
