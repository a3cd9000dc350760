const narrow = 256;
const space = 32;
/** What a frame has room for beside one's notes before it is of the next class. */
const besides = 1536;

const narrowed = (bytes: number): number => Math.ceil(bytes / narrow) * narrow;

/**
 * The size every frame of about this size has: narrow classes, or in secret phases wide ones. There `common`, what
 * everybody is sent alike, is counted apart: near the edge of a class it would let a hidden question show. `own`, what
 * this page may have sent back to it at any time, counts whether it is in the frame or not.
 */
export function sizeClass(bytes: number, secret: boolean, common = 0, own = 0): number {
  if (!secret) return narrowed(bytes);
  let size = 2048;
  while (size < Math.max(bytes - common, own + besides)) size *= 4;
  return narrowed(common) + size;
}

const nothing: Buffer = Buffer.alloc(0);

/**
 * A whole WebSocket text frame (RFC 6455), unmasked, as servers send them: the text, then `tail`, which many frames
 * may share, filled up with spaces, which JSON allows, to its size class. Made in one piece, so that it costs one
 * write.
 */
export function textFrame(text: string, secret: boolean, common = 0, own = 0, tail = nothing): Buffer {
  const first = Buffer.byteLength(text);
  const bytes = first + tail.length;
  const size = sizeClass(bytes, secret, common, own);
  const head = headLength(size);
  const frame = Buffer.allocUnsafe(head + size);
  frame[0] = 0x81;
  if (head === 2) frame[1] = size;
  else if (head === 4) {
    frame[1] = 126;
    frame.writeUInt16BE(size, 2);
  } else {
    frame[1] = 127;
    frame.writeBigUInt64BE(BigInt(size), 2);
  }
  frame.write(text, head);
  tail.copy(frame, head + first);
  frame.fill(space, head + bytes);
  return frame;
}

const headLength = (size: number): number => (size < 126 ? 2 : size < 65_536 ? 4 : 10);
