import { existsSync, readFileSync } from 'node:fs';
import { at } from '@veillee/kernel';
import { journalOf } from './files.ts';

/**
 * The rows of a SQLite file, read page by page without asking how pages hang together: what is on a sound page is
 * found though its neighbours, the schema or the file's own head are smashed. https://sqlite.org/fileformat2.html
 */

export type Value = null | number | string;
export interface FoundRow {
  /** Null for the rows of an index, or of a table without one. */
  readonly rowid: number | null;
  readonly values: readonly Value[];
}

interface Pages {
  readonly size: number;
  /** What a page holds beside what extensions reserve. */
  readonly usable: number;
  readonly by: ReadonlyMap<number, Buffer>;
}

const magic = 'SQLite format 3\0';
const usualSize = 4096;

export function* rowsIn(file: string): Generator<FoundRow> {
  const pages = pagesOf(file);
  for (const [number, page] of pages.by) yield* rowsOn(page, number === 1 ? 100 : 0, pages);
}

/* Pages: of the file, and over them those of the log beside it that were committed. */

function pagesOf(file: string): Pages {
  const db = existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
  const journal = journalOf(file);
  const wal = existsSync(journal) ? readFileSync(journal) : Buffer.alloc(0);
  const isHeaded = db.length >= 100 && db.toString('latin1', 0, 16) === magic;
  const size = sizeOf(isHeaded ? db.readUInt16BE(16) : 0) ?? walSize(wal) ?? usualSize;
  const by = new Map<number, Buffer>();
  for (let at = 0; at + size <= db.length; at += size) by.set(at / size + 1, db.subarray(at, at + size));
  const { pages, length } = committed(wal, size);
  for (const [number, page] of pages) by.set(number, page);
  // Pages past the end of the last commit are no longer of the database.
  if (length !== null) for (const number of by.keys()) if (number > length) by.delete(number);
  return { size, usable: size - (isHeaded ? db.readUInt8(20) : 0), by };
}

function sizeOf(told: number): number | undefined {
  const size = told === 1 ? 65_536 : told;
  return size >= 512 && (size & (size - 1)) === 0 ? size : undefined;
}

const walHead = 32;
const frameHead = 24;

const isWal = (wal: Buffer): boolean =>
  wal.length >= walHead && wal.readUInt32BE(0) >>> 1 === 0x377f0682 >>> 1;

const walSize = (wal: Buffer): number | undefined => (isWal(wal) ? sizeOf(wal.readUInt32BE(8)) : undefined);

/** The log as far as its sums agree, up to its last commit. */
function committed(
  wal: Buffer,
  size: number,
): { readonly pages: Map<number, Buffer>; readonly length: number | null } {
  const pages = new Map<number, Buffer>();
  let length: number | null = null;
  if (!isWal(wal) || walSize(wal) !== size) return { pages, length };
  const isBig = (wal.readUInt32BE(0) & 1) === 1;
  let sums = summed(wal.subarray(0, 24), isBig, [0, 0]);
  const pending: [number, Buffer][] = [];
  for (let at = walHead; at + frameHead + size <= wal.length; at += frameHead + size) {
    const head = wal.subarray(at, at + frameHead);
    if (!head.subarray(8, 16).equals(wal.subarray(16, 24))) break;
    const page = wal.subarray(at + frameHead, at + frameHead + size);
    sums = summed(page, isBig, summed(head.subarray(0, 8), isBig, sums));
    if (sums[0] !== head.readUInt32BE(16) || sums[1] !== head.readUInt32BE(20)) break;
    pending.push([head.readUInt32BE(0), page]);
    const commits = head.readUInt32BE(4);
    if (commits === 0) continue;
    length = commits;
    for (const [number, data] of pending.splice(0)) pages.set(number, data);
  }
  return { pages, length };
}

function summed(data: Buffer, isBig: boolean, [first, second]: [number, number]): [number, number] {
  let [a, b] = [first, second];
  const word = (at: number): number => (isBig ? data.readUInt32BE(at) : data.readUInt32LE(at));
  for (let at = 0; at < data.length; at += 8) {
    a = (a + word(at) + b) >>> 0;
    b = (b + word(at + 4) + a) >>> 0;
  }
  return [a, b];
}

/* Cells of a page. */

const kinds = { tableLeaf: 0x0d, indexLeaf: 0x0a, indexInner: 0x02 } as const;

function* rowsOn(page: Buffer, head: number, pages: Pages): Generator<FoundRow> {
  const kind = page[head];
  if (kind !== kinds.tableLeaf && kind !== kinds.indexLeaf && kind !== kinds.indexInner) return;
  const cells = page.readUInt16BE(head + 3);
  const first = head + (kind === kinds.indexInner ? 12 : 8);
  for (let i = 0; i < cells && first + i * 2 + 2 <= page.length; i += 1) {
    const row = attempt(() => rowAt(page, page.readUInt16BE(first + i * 2), kind, pages));
    if (row !== undefined) yield row;
  }
}

/** On a smashed page anything may stand: what makes no sense is no row. */
function attempt<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch {
    return undefined;
  }
}

function rowAt(page: Buffer, cell: number, kind: number, pages: Pages): FoundRow {
  let at = kind === kinds.indexInner ? cell + 4 : cell;
  const length = varint(page, at);
  at = length.end;
  let rowid: number | null = null;
  if (kind === kinds.tableLeaf) {
    const read = varint(page, at);
    rowid = read.value;
    at = read.end;
  }
  return { rowid, values: record(payload(page, at, length.value, rowid !== null, pages)) };
}

/** What a cell holds, with what overflowed to other pages. */
function payload(page: Buffer, at: number, length: number, ofTable: boolean, { usable, by }: Pages): Buffer {
  const most = ofTable ? usable - 35 : Math.floor(((usable - 12) * 64) / 255) - 23;
  if (length <= most) return slice(page, at, length);
  const least = Math.floor(((usable - 12) * 32) / 255) - 23;
  const fitting = least + ((length - least) % (usable - 4));
  const local = fitting <= most ? fitting : least;
  const parts = [slice(page, at, local)];
  let next = page.readUInt32BE(at + local);
  for (let left = length - local; left > 0; left -= usable - 4) {
    const more = by.get(next);
    if (more === undefined) throw new RangeError('an overflow page is missing');
    parts.push(slice(more, 4, Math.min(left, usable - 4)));
    next = more.readUInt32BE(0);
  }
  return Buffer.concat(parts);
}

function slice(data: Buffer, at: number, length: number): Buffer {
  if (length < 0 || at + length > data.length) throw new RangeError('past the end');
  return data.subarray(at, at + length);
}

function record(data: Buffer): Value[] {
  const head = varint(data, 0);
  const values: Value[] = [];
  let body = head.value;
  for (let at = head.end; at < head.value; ) {
    const type = varint(data, at);
    at = type.end;
    const bytes = slice(data, body, bytesOf(type.value));
    values.push(valueIn(type.value, bytes));
    body += bytes.length;
  }
  if (body !== data.length) throw new RangeError('a record of another length');
  return values;
}

const wholes = [0, 1, 2, 3, 4, 6, 8];

function bytesOf(type: number): number {
  if (type <= 6) return at(wholes, type);
  if (type === 7) return 8;
  return type < 12 ? 0 : Math.floor((type - 12) / 2);
}

function valueIn(type: number, bytes: Buffer): Value {
  if (type === 0) return null;
  if (type === 7) return bytes.readDoubleBE(0);
  if (type === 8 || type === 9) return type - 8;
  if (type <= 6) return type === 6 ? Number(bytes.readBigInt64BE(0)) : bytes.readIntBE(0, bytes.length);
  if (type % 2 === 0) throw new RangeError('we store no blobs');
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
}

/** Seven bits a byte, the highest first; the ninth byte whole. */
function varint(data: Buffer, start: number): { readonly value: number; readonly end: number } {
  let value = 0;
  for (let i = 0; i < 9; i += 1) {
    const byte = data[start + i];
    if (byte === undefined) throw new RangeError('past the end');
    if (i === 8) return { value: value * 256 + byte, end: start + 9 };
    value = value * 128 + (byte & 0x7f);
    if (byte < 0x80) return { value, end: start + i + 1 };
  }
  throw new RangeError('no end');
}
