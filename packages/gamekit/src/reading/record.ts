import { isRecord, type UnknownRecord } from '@veillee/kernel';
import type { Optional, Read, Reader } from './readers.ts';
import type { Complaint, Spot } from './spot.ts';

type Fields = { readonly [name: string]: Reader<unknown> };
type OptionalIn<F extends Fields> = { [N in keyof F]: F[N] extends Optional<unknown> ? N : never }[keyof F];
export type RecordOf<F extends Fields> = {
  readonly [N in Exclude<keyof F, OptionalIn<F>>]: Read<F[N]>;
} & {
  readonly [N in OptionalIn<F>]?: Exclude<Read<F[N]>, undefined>;
};

/** Words for what is no record at all, and for a field that it does not have. */
export interface Misfits {
  readonly malformed: Complaint;
  readonly unknown: Complaint;
  /** Fields that may be there and are not read. */
  readonly ignored?: readonly string[];
}

/** Named fields and no others; whatever can be read of it is read. */
export function record<const F extends Fields>(fields: F, misfits: Misfits): Reader<RecordOf<F>> {
  const format = formatOf(fields, misfits);
  return {
    take(raw, at) {
      if (!isRecord(raw)) return at.refuse(misfits.malformed, raw);
      return asRecordOf<F>(at.isCareful ? study(format, raw, at) : glance(format, raw, at));
    },
    fallback: fallbacksOf(fields),
  };
}

function fallbacksOf<F extends Fields>(fields: F): RecordOf<F> {
  const read: { [name: string]: unknown } = {};
  for (const [name, { fallback }] of Object.entries(fields))
    if (fallback !== undefined) read[name] = fallback;
  return asRecordOf<F>(read);
}

// Each name has what its own reader reads, which a loop over names cannot tell the compiler.
const asRecordOf = <F extends Fields>(read: UnknownRecord): RecordOf<F> => read as RecordOf<F>;

interface Part {
  readonly name: string;
  readonly index: number;
  readonly reader: Reader<unknown>;
  /** What reads it once it is known not to be null, where null stands for the fallback. */
  readonly filled: Reader<unknown> | undefined;
  readonly fallback: unknown;
}

interface Format {
  readonly parts: readonly Part[];
  readonly byName: ReadonlyMap<string, Part>;
  readonly ignored: ReadonlySet<string>;
  readonly unknown: Complaint;
}

function formatOf(fields: Fields, { ignored, unknown }: Misfits): Format {
  const parts = Object.entries(fields).map(
    ([name, reader], index): Part => ({
      name,
      index,
      reader,
      filled: reader.filled,
      fallback: reader.fallback,
    }),
  );
  const byName = new Map(parts.map((part) => [part.name, part]));
  return { parts, byName, ignored: new Set(ignored), unknown };
}

/** Reads in the order of the description, unknown fields first: so faults are told. */
function study({ parts, byName, ignored, unknown }: Format, raw: UnknownRecord, at: Spot): UnknownRecord {
  for (const name in raw) if (!byName.has(name) && !ignored.has(name)) at.blame(unknown, name);
  const read: { [name: string]: unknown } = { ...raw };
  const depth = at.path.push('') - 1;
  for (const { name, reader, fallback } of parts) {
    at.path[depth] = name;
    const taken = reader.take(raw[name], at);
    const value = taken === undefined ? fallback : taken;
    if (value !== raw[name]) read[name] = value;
  }
  at.path.pop();
  return read;
}

/**
 * Reads in the order of the writing, which is mostly that of the description: a name is looked up only where it is not.
 * What is read is a copy in which only what differs is written, for to write every field by name is slow.
 */
function glance({ parts, byName, ignored, unknown }: Format, raw: UnknownRecord, at: Spot): UnknownRecord {
  const read: { [name: string]: unknown } = { ...raw };
  let next = 0;
  let known = 0;
  for (const name in raw) {
    let part = parts[next];
    if (part?.name !== name) part = byName.get(name);
    const written = raw[name];
    if (part === undefined) {
      if (!ignored.has(name)) at.refuse(unknown, written);
      continue;
    }
    next = part.index + 1;
    known += 1;
    const { filled, fallback } = part;
    if (written !== null || filled === undefined) {
      const taken = (filled ?? part.reader).take(written, at);
      const value = taken === undefined ? fallback : taken;
      if (value !== written) read[name] = value;
    } else if (fallback !== null) read[name] = fallback;
  }
  if (known < parts.length) addMissing(parts, read, at);
  return read;
}

function addMissing(parts: readonly Part[], read: { [name: string]: unknown }, at: Spot): void {
  for (const { name, reader, fallback } of parts) {
    if (read[name] !== undefined) continue;
    const taken = reader.take(undefined, at);
    const value = taken === undefined ? fallback : taken;
    if (value !== undefined) read[name] = value;
  }
}
