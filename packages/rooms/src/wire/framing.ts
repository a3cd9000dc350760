import type { Ending, Frame, Framing } from '../ports.ts';

/** Bytes of a text in UTF-8. */
function utf8Length(text: string): number {
  let bytes = text.length;
  for (let i = 0; i < text.length; i += 1) {
    const unit = text.charCodeAt(i);
    if (unit < 0x80) continue;
    // Half a pair by itself is written as three bytes, a whole pair as four.
    const isPair = unit >= 0xd800 && unit < 0xdc00 && isLow(text.charCodeAt(i + 1));
    bytes += unit < 0x800 ? 1 : 2;
    if (isPair) i += 1;
  }
  return bytes;
}

const isLow = (unit: number): boolean => unit >= 0xdc00 && unit < 0xe000;

/** Text as it is: nobody listens on the way from rooms to the page that holds them. */
export const plainFraming: Framing = {
  byteLength: utf8Length,
  ending: (text) => ({ text, bytes: utf8Length(text) }),
  frame: (text, _size, ending) => (ending === undefined ? text : text + ending.text),
};

const narrow = 256;
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

/** A text in a frame of its size class. */
export function padded(
  framing: Framing,
  text: string,
  secret: boolean,
  common = 0,
  own = 0,
  ending?: Ending,
): Frame {
  const bytes = framing.byteLength(text) + (ending?.bytes ?? 0);
  return framing.frame(text, sizeClass(bytes, secret, common, own), ending);
}
