import { isRecord } from './isRecord.ts';
import { sha256 } from './sha256.ts';

/** What is sealed before the deal and shown after the end. */
export interface Sealed {
  /** Random, so that nobody can try out seeds against the fingerprint. */
  readonly salt: string;
  readonly seed: string;
  readonly deal?: unknown;
}

/** JSON with the keys of every object in order, so that equal data have equal bytes. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (!isRecord(value)) return JSON.stringify(value ?? null);
  const entries = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`);
  return `{${entries.join(',')}}`;
}

/** The fingerprint published before the deal: SHA-256 over `["veillee",salt,seed,deal]`. */
export function fingerprint({ salt, seed, deal }: Sealed): string {
  return sha256(canonical(['veillee', salt, seed, deal]));
}

/** Whether what was shown after the end is what was sealed before the deal. */
export const isSealedBy = (print: string, sealed: Sealed): boolean => fingerprint(sealed) === print;
