import { sha256 } from './sha256.ts';
import type { Json } from './text.ts';

/** What is sealed before the deal and shown after the end. */
export interface Sealed {
  /** Random, so that nobody can try out seeds against the fingerprint. */
  readonly salt: string;
  readonly seed: string;
  readonly deal?: unknown;
}

/** JSON with the keys of every object in order, so that equal data have equal bytes. */
export function canonical(value: Json | undefined): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value ?? null);
  const object = value as { readonly [key: string]: Json | undefined };
  const entries = Object.keys(object)
    .filter((key) => object[key] !== undefined)
    .sort()
    .map((key) => `${JSON.stringify(key)}:${canonical(object[key])}`);
  return `{${entries.join(',')}}`;
}

/** The fingerprint published before the deal: SHA-256 over `["veillee",salt,seed,deal]`. */
export function fingerprint({ salt, seed, deal }: Sealed): string {
  return sha256(canonical(['veillee', salt, seed, (deal ?? null) as Json]));
}

/** Whether what was shown after the end is what was sealed before the deal. */
export const isSealedBy = (print: string, sealed: Sealed): boolean => fingerprint(sealed) === print;
