import { type Ending, type Frame, type Framing, sizeClass } from '@veillee/rooms';

/** Whole WebSocket text frames (RFC 6455), unmasked, as servers send them, each made in one piece: it costs one write. */

const space = 32;

/** The end of many frames, in bytes. */
class BytesEnding implements Ending {
  readonly text: string;
  readonly buffer: Buffer;

  constructor(text: string) {
    this.text = text;
    this.buffer = Buffer.from(text);
  }

  get bytes(): number {
    return this.buffer.length;
  }
}

function framed(text: string, size: number, ending?: Ending): Buffer {
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
  let end = head + frame.write(text, head);
  if (ending instanceof BytesEnding) end += ending.buffer.copy(frame, end);
  else if (ending !== undefined) end += frame.write(ending.text, end);
  frame.fill(space, end);
  return frame;
}

const headLength = (size: number): number => (size < 126 ? 2 : size < 65_536 ? 4 : 10);

export const webSocketFraming: Framing = {
  byteLength: (text) => Buffer.byteLength(text),
  ending: (text) => new BytesEnding(text),
  frame: framed,
};

/** A text by itself, in a frame of its size class. */
export const textFrame = (text: string): Buffer => framed(text, sizeClass(Buffer.byteLength(text), false));

/** The bytes of a frame. */
export const frameBytes = (frame: Frame): Uint8Array =>
  typeof frame === 'string' ? textFrame(frame) : frame;
