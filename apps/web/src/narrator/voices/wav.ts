/**
 * One voice is one file, a WAV that any player plays from its first call to its last; what each stretch of it says
 * stands in a chunk of ours at its end, which players pass over.
 */

const ours = 'vlle';
const headBytes = 44;

export interface Sounding {
  readonly words: Int16Array;
  readonly rate: number;
  /** What our chunk says; null: it has none. */
  readonly told: string | null;
}

const letters = (text: string): readonly number[] => Array.from(text, (one) => one.charCodeAt(0));

export function writeWav(words: Int16Array, rate: number, told: string): Uint8Array<ArrayBuffer> {
  const note = new TextEncoder().encode(told);
  const [data, padded] = [words.length * 2, note.length + (note.length % 2)];
  const bytes = new Uint8Array(headBytes + data + 8 + padded);
  const view = new DataView(bytes.buffer);
  const put = (at: number, text: string, number: number): void => {
    bytes.set(letters(text), at);
    view.setUint32(at + text.length, number, true);
  };
  put(0, 'RIFF', bytes.length - 8);
  put(8, 'WAVEfmt ', 16);
  // Plain numbers, one channel, two bytes each.
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, rate, true);
  view.setUint32(28, rate * 2, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  put(36, 'data', data);
  for (const [i, one] of words.entries()) view.setInt16(headBytes + 2 * i, one, true);
  put(headBytes + data, ours, note.length);
  bytes.set(note, headBytes + data + 8);
  return bytes;
}

interface Chunk {
  readonly name: string;
  readonly from: number;
  readonly length: number;
}

/** The chunks in order; undefined where one runs over the end: the file is cut off. */
function chunksIn(view: DataView): readonly Chunk[] | undefined {
  const found: Chunk[] = [];
  const text = (at: number): string => String.fromCharCode(...[0, 1, 2, 3].map((i) => view.getUint8(at + i)));
  if (view.byteLength < headBytes || text(0) !== 'RIFF' || text(8) !== 'WAVE') return undefined;
  for (let at = 12; at + 8 <= view.byteLength; ) {
    const length = view.getUint32(at + 4, true);
    if (at + 8 + length > view.byteLength) return undefined;
    found.push({ name: text(at), from: at + 8, length });
    at += 8 + length + (length % 2);
  }
  return found;
}

/** Reads a WAV of plain numbers, one channel, two bytes each; undefined: it is none, or damaged. */
export function readWav(bytes: ArrayBuffer): Sounding | undefined {
  const view = new DataView(bytes);
  const chunks = chunksIn(view);
  const of = (name: string): Chunk | undefined => chunks?.find((one) => one.name === name);
  const [format, data, note] = [of('fmt '), of('data'), of(ours)];
  if (format === undefined || data === undefined || format.length < 16) return undefined;
  const [kind, channels, size] = [0, 2, 14].map((at) => view.getUint16(format.from + at, true));
  if (kind !== 1 || channels !== 1 || size !== 16) return undefined;
  const words = Int16Array.from({ length: Math.floor(data.length / 2) }, (_, i) =>
    view.getInt16(data.from + 2 * i, true),
  );
  return {
    words,
    rate: view.getUint32(format.from + 4, true),
    told:
      note === undefined ? null : new TextDecoder().decode(bytes.slice(note.from, note.from + note.length)),
  };
}
