import { at } from './at.ts';
import type { Rng } from './form.ts';

/**
 * Chance. A match has one secret seed of 256 bits; every draw comes from its own ChaCha20 stream, keyed by
 * what it is for. Streams are independent: a hidden draw never shifts a public one, and no number of
 * public draws tells anything of a hidden one.
 */
export type Seed = string;

const hex64 = /^[0-9a-f]{64}$/;
export const isSeed = (value: unknown): value is Seed => typeof value === 'string' && hex64.test(value);

/** The codes of 0 and 9, and what to take from that of a letter. */
const [zero, nine, ten] = [48, 57, 87];

/** The eight key words of a seed, digit by digit: `parseInt` is slow, and every match begins with this. */
export function keyOf(seed: Seed): Uint32Array {
  const key = new Uint32Array(8);
  for (let i = 0; i < 64; i += 1) {
    const code = seed.charCodeAt(i);
    const digit = code <= nine ? code - zero : code - ten;
    key[i >> 3] = ((key[i >> 3] ?? 0) << 4) | digit;
  }
  return key;
}

/** FNV-1a: spreads labels over nonces; no secret rests on it. */
export function labelCode(label: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < label.length; i += 1) hash = Math.imul(hash ^ label.charCodeAt(i), 0x01000193);
  return hash >>> 0;
}

const rotate = (x: number, by: number): number => (x << by) | (x >>> (32 - by));

function quarter(s: Int32Array, a: number, b: number, c: number, d: number): void {
  let sa = s[a] ?? 0;
  let sb = s[b] ?? 0;
  let sc = s[c] ?? 0;
  let sd = s[d] ?? 0;
  sa = (sa + sb) | 0;
  sd = rotate(sd ^ sa, 16);
  sc = (sc + sd) | 0;
  sb = rotate(sb ^ sc, 12);
  sa = (sa + sb) | 0;
  sd = rotate(sd ^ sa, 8);
  sc = (sc + sd) | 0;
  sb = rotate(sb ^ sc, 7);
  s[a] = sa;
  s[b] = sb;
  s[c] = sc;
  s[d] = sd;
}

/** One ChaCha20 block (RFC 8439): 16 words from key, counter and nonce. */
export function chachaBlock(
  key: Uint32Array,
  counter: number,
  nonce: readonly [number, number, number],
): Int32Array {
  const start = new Int32Array(16);
  start[0] = 0x61707865;
  start[1] = 0x3320646e;
  start[2] = 0x79622d32;
  start[3] = 0x6b206574;
  for (let i = 0; i < 8; i += 1) start[4 + i] = key[i] ?? 0;
  start[12] = counter;
  for (let i = 0; i < 3; i += 1) start[13 + i] = nonce[i] ?? 0;
  const s = start.slice();
  for (let round = 0; round < 10; round += 1) {
    quarter(s, 0, 4, 8, 12);
    quarter(s, 1, 5, 9, 13);
    quarter(s, 2, 6, 10, 14);
    quarter(s, 3, 7, 11, 15);
    quarter(s, 0, 5, 10, 15);
    quarter(s, 1, 6, 11, 12);
    quarter(s, 2, 7, 8, 13);
    quarter(s, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i += 1) s[i] = ((s[i] ?? 0) + (start[i] ?? 0)) | 0;
  return s;
}

/** The stream for one purpose: `nonce` is where, what for, and for whom. */
export function stream(key: Uint32Array, nonce: readonly [number, number, number]): Rng {
  let block = 0;
  let words = chachaBlock(key, block, nonce);
  let used = 0;
  const next = (): number => {
    if (used === 16) {
      block += 1;
      words = chachaBlock(key, block, nonce);
      used = 0;
    }
    const word = words[used] ?? 0;
    used += 1;
    return word >>> 0;
  };
  return { below: (n) => unbiased(next, n) };
}

/** A whole number below n, every one alike: words past the last full multiple of n are thrown away. */
function unbiased(next: () => number, n: number): number {
  if (!(n >= 1 && n <= 0xffffffff)) throw new RangeError(`below(${n})`);
  for (;;) {
    const word = next();
    // What `word % n` gives, several times faster for numbers past 31 bits.
    const rest = word - n * Math.floor(word / n);
    if (word - rest <= 0x100000000 - n) return rest;
  }
}

/** Quick chance for simulations and tests (xoshiro128**): good numbers, no secrets. */
export function quick(seed: number): Rng {
  let [a, b, c, d] = [seed | 0, 0x9e3779b9 | 0, labelCode(`${seed}`) | 0, 0x243f6a88];
  const next = (): number => {
    const result = Math.imul(rotate(Math.imul(b, 5), 7), 9) >>> 0;
    const t = b << 9;
    c ^= a;
    d ^= b;
    b ^= c;
    a ^= d;
    c ^= t;
    d = rotate(d, 11);
    return result;
  };
  for (let i = 0; i < 12; i += 1) next();
  return { below: (n) => (n <= 1 ? 0 : unbiased(next, n)) };
}

/** One of these things. */
export const anyOf = <T>(things: readonly T[], rng: Rng): T => at(things, rng.below(things.length));

/** The same things in a chance order. */
export function shuffled<T>(things: readonly T[], rng: Rng): T[] {
  const out = things.slice();
  for (let i = out.length - 1; i > 0; i -= 1) {
    const j = rng.below(i + 1);
    const held = at(out, i);
    out[i] = at(out, j);
    out[j] = held;
  }
  return out;
}
