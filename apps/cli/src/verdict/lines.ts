import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';

/** A line of bytes, or the reason why it cannot be read. */
export type Line = string | { readonly unreadable: 'long' | 'encoding' };

const newline = 0x0a;
const carriageReturn = 0x0d;

/**
 * The lines of a stream, in batches as its chunks come. Bytes are cut only at newlines, so a character split
 * between two chunks stays whole; a line longer than `most` bytes is let go of while it comes.
 */
export async function* linesOf(input: Readable, most: number): AsyncGenerator<readonly Line[]> {
  let held: Buffer[] = [];
  let length = 0;
  const hold = (bytes: Buffer): void => {
    length += bytes.length;
    if (length <= most + 1) held.push(bytes);
    else held = [];
  };
  const endLine = (last: Buffer): Line => {
    const whole = held.length === 0 ? last : Buffer.concat([...held, last]);
    const tooLong = length + last.length > most + 1;
    held = [];
    length = 0;
    return tooLong ? { unreadable: 'long' } : lineOf(whole, most);
  };
  for await (const chunk of input) {
    const bytes: Buffer = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    const lines: Line[] = [];
    let from = 0;
    for (let at = bytes.indexOf(newline); at >= 0; at = bytes.indexOf(newline, from)) {
      lines.push(endLine(bytes.subarray(from, at)));
      from = at + 1;
    }
    if (from < bytes.length) hold(bytes.subarray(from));
    if (lines.length > 0) yield lines;
  }
  if (length > 0) yield [endLine(Buffer.alloc(0))];
}

function lineOf(bytes: Buffer, most: number): Line {
  const end = bytes[bytes.length - 1] === carriageReturn ? bytes.length - 1 : bytes.length;
  if (end > most) return { unreadable: 'long' };
  const line = bytes.subarray(0, end);
  return isUtf8(line) ? line.toString('utf8') : { unreadable: 'encoding' };
}
