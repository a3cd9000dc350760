import { fail, isRecord, at as itemAt, ok, type Refusal, type Result } from '@veillee/kernel';
import { type Complaint, type Fault, Spot } from './spot.ts';

/** Describes one part of a written format, and reads it. */
export interface Reader<T> {
  /** What is written, or undefined once it has been refused. */
  take(raw: unknown, at: Spot): T | undefined;
  /** In place of what is missing or refused, so that reading goes on. */
  readonly fallback: T;
  /** Where null, too, stands for the fallback: what reads all else, so that a record need not ask twice. */
  readonly filled?: Reader<T>;
}
/** A field that may be left out, and is left out of what is read then. */
export interface Optional<T> extends Reader<T | undefined> {
  readonly optional: true;
}

/** What a reader reads. */
export type Read<R> = R extends Reader<infer T> ? T : never;

/** A value of which a guard says what it is. */
export const that = <T>(is: (raw: unknown) => raw is T, fallback: T, wrong: Complaint): Reader<T> => ({
  take: (raw, at) => (is(raw) ? raw : at.refuse(wrong, raw)),
  fallback,
});

/** Whatever is written: it is looked at later. */
export const anything: Reader<unknown> = { take: (raw) => raw, fallback: undefined };

export const flag = (wrong: Complaint): Reader<boolean> =>
  that((raw) => typeof raw === 'boolean', false, wrong);

export const whole = (from: number, to: number, wrong: Complaint): Reader<number> =>
  that(
    (raw): raw is number => typeof raw === 'number' && Number.isInteger(raw) && raw >= from && raw <= to,
    from,
    wrong,
  );

export const text = (wrong: Complaint): Reader<string> => that((raw) => typeof raw === 'string', '', wrong);

/** What the reader takes, if it fits. */
export const fitting = <T>(reader: Reader<T>, fits: (read: T) => boolean, wrong: Complaint): Reader<T> => ({
  take(raw, at) {
    const read = reader.take(raw, at);
    return read === undefined || fits(read) ? read : at.refuse(wrong, raw);
  },
  fallback: reader.fallback,
});

/** What the reader takes, if nothing like it was taken elsewhere in the same whole. */
export function once<T>(reader: Reader<T>, twice: Complaint): Reader<T> {
  const unique: Reader<T> = {
    take(raw, at) {
      const read = reader.take(raw, at);
      return read === undefined || at.isFirst(unique, read) ? read : at.refuse(twice, raw);
    },
    fallback: reader.fallback,
  };
  return unique;
}

/** One of a list of ids. */
export function oneOf<const T extends string | number>(ids: readonly T[], wrong: Complaint): Reader<T> {
  const known = new Map<unknown, T>(ids.map((id) => [id, id]));
  return { take: (raw, at) => known.get(raw) ?? at.refuse(wrong, raw), fallback: itemAt(ids, 0) };
}

/** One of a few words, or else what the reader takes. */
export function either<const T extends string, U>(words: readonly T[], reader: Reader<U>): Reader<T | U> {
  return {
    take: (raw, at) => words.find((word) => word === raw) ?? reader.take(raw, at),
    fallback: itemAt(words, 0),
  };
}

/** What the reader takes; where nothing is written, the usual. */
export const ifMissing = <T, const U>(reader: Reader<T>, usual: U): Reader<T | U> => ({
  take: (raw, at) => (raw === undefined ? usual : reader.take(raw, at)),
  fallback: usual,
});
/** The same where null is written. */
export const ifBlank = <T, const U>(reader: Reader<T>, usual: U): Reader<T | U> => ({
  take: (raw, at) => (raw === undefined || raw === null ? usual : reader.take(raw, at)),
  fallback: usual,
  filled: reader,
});
export const optional = <T>(reader: Reader<T>): Optional<T> => ({
  take: (raw, at) => (raw === undefined ? undefined : reader.take(raw, at)),
  fallback: undefined,
  optional: true,
});
/** What must be there has words of its own for being missing. */
export const needed = <T>(reader: Reader<T>, missing: Complaint): Reader<T> => ({
  take: (raw, at) => (raw === undefined || raw === null ? at.refuse(missing, raw) : reader.take(raw, at)),
  fallback: reader.fallback,
});

/** A list; the places of what is refused in it are filled. `counts` may say what is wrong with its length. */
export function list<T>(
  item: Reader<T>,
  malformed: Complaint,
  counts?: (length: number) => Complaint | undefined,
): Reader<readonly T[]> {
  return {
    take(raw, at) {
      if (!Array.isArray(raw)) return at.refuse(malformed, raw);
      const miscounted = counts?.(raw.length);
      if (miscounted !== undefined) at.refuse(miscounted, raw);
      const read: T[] = [];
      for (let i = 0; i < raw.length; i += 1) {
        at.path.push(i);
        const value = item.take(raw[i], at);
        at.path.pop();
        read.push(value === undefined ? item.fallback : value);
      }
      return read;
    },
    fallback: [],
  };
}

/** What is no record is refused and read on as an empty one, so that what it lacks is named as well. */
export const asEmpty = <T>(reader: Reader<T>, malformed: Complaint): Reader<T> => ({
  take(raw, at) {
    if (isRecord(raw)) return reader.take(raw, at);
    at.refuse(malformed, raw);
    return reader.take({}, at);
  },
  fallback: reader.fallback,
});

/** A record told by its only field: each field has its own reader of the whole record. */
export function byField<T>(readers: { readonly [field: string]: Reader<T> }, wrong: Complaint): Reader<T> {
  const { fallback } = itemAt(Object.values(readers), 0);
  return {
    take(raw, at) {
      const [name = '', ...others] = isRecord(raw) ? Object.keys(raw) : [];
      const reader = Object.hasOwn(readers, name) && others.length === 0 ? readers[name] : undefined;
      return reader === undefined ? at.refuse(wrong, raw) : reader.take(raw, at);
    },
    fallback,
  };
}

/** The same reader, with what must hold of all it reads; `holds` sees fallbacks where something was refused. */
export const also = <T>(reader: Reader<T>, holds: (read: T, at: Spot) => void): Reader<T> => ({
  take(raw, at) {
    const read = reader.take(raw, at);
    if (read !== undefined) holds(read, at);
    return read;
  },
  fallback: reader.fallback,
});

/** What hangs on the number of players alone is made once for each. */
export function perSeats<T>(make: (seats: number) => T): (seats: number) => T {
  const made = new Map<number, T>();
  return (seats) => {
    const known = made.get(seats);
    if (known !== undefined) return known;
    const fresh = make(seats);
    // Other numbers come only from wrong input, and would fill the memory.
    if (seats >= 0 && seats <= mostSeats) made.set(seats, fresh);
    return fresh;
  };
}
const mostSeats = 100;

/** Reads the whole and makes something of it, or names every fault and where it is. */
export function examine<T, U>(
  reader: Reader<T>,
  raw: unknown,
  make: (read: T, at: Spot) => U,
): Result<U, readonly Fault[]> {
  // Most of what is read has no fault: only what has one is read with the care that it takes to say which.
  const glance = new Spot(raw, false);
  const seen = reader.take(raw, glance);
  if (seen !== undefined && !glance.isFaulty) {
    const made = make(seen, glance);
    if (!glance.isFaulty) return ok(made);
  }
  const at = new Spot(raw, true);
  const read = reader.take(raw, at);
  if (read !== undefined) make(read, at);
  return fail(at.faults);
}

/** The same, for whoever needs no more than the words. */
export function read<T, U>(
  reader: Reader<T>,
  raw: unknown,
  make: (read: T, at: Spot) => U,
): Result<U, readonly Refusal[]> {
  const examined = examine(reader, raw, make);
  return examined.ok ? examined : fail(examined.error.map(({ refusal }) => refusal));
}
