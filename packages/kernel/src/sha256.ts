/** SHA-256 (FIPS 180-4) in plain code: it must run in any browser, on pages without `crypto.subtle` too. */

function primes(count: number): number[] {
  const found: number[] = [];
  for (let n = 2; found.length < count; n += 1) if (found.every((p) => n % p !== 0)) found.push(n);
  return found;
}
const fraction = (x: number): number => ((x - Math.floor(x)) * 0x100000000) | 0;
const K = Int32Array.from(primes(64), (p) => fraction(Math.cbrt(p)));
const H = Int32Array.from(primes(8), (p) => fraction(Math.sqrt(p)));

const rotr = (x: number, by: number): number => (x >>> by) | (x << (32 - by));

/** UTF-8 without TextEncoder, which the language alone does not have. */
export function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const char of text) {
    const code = char.codePointAt(0) ?? 0;
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else {
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      );
    }
  }
  return bytes;
}

function padded(bytes: readonly number[]): Int32Array {
  const words = new Int32Array((((bytes.length + 8) >> 6) + 1) * 16);
  bytes.forEach((byte, i) => {
    words[i >> 2] = (words[i >> 2] ?? 0) | (byte << (24 - (i & 3) * 8));
  });
  const end = bytes.length;
  words[end >> 2] = (words[end >> 2] ?? 0) | (0x80 << (24 - (end & 3) * 8));
  words[words.length - 2] = Math.floor((end * 8) / 0x100000000);
  words[words.length - 1] = (end * 8) | 0;
  return words;
}

function compress(h: Int32Array, words: Int32Array, at: number): void {
  const w = new Int32Array(64);
  for (let i = 0; i < 16; i += 1) w[i] = words[at + i] ?? 0;
  for (let i = 16; i < 64; i += 1) {
    const [x, y] = [w[i - 15] ?? 0, w[i - 2] ?? 0];
    const s0 = rotr(x, 7) ^ rotr(x, 18) ^ (x >>> 3);
    const s1 = rotr(y, 17) ^ rotr(y, 19) ^ (y >>> 10);
    w[i] = ((w[i - 16] ?? 0) + s0 + (w[i - 7] ?? 0) + s1) | 0;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, hh = 0] = h;
  for (let i = 0; i < 64; i += 1) {
    const s1 = rotr(e, 6) ^ rotr(e, 11) ^ rotr(e, 25);
    const t1 = (hh + s1 + ((e & f) ^ (~e & g)) + (K[i] ?? 0) + (w[i] ?? 0)) | 0;
    const t2 = ((rotr(a, 2) ^ rotr(a, 13) ^ rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [hh, g, f, e, d, c, b, a] = [g, f, e, (d + t1) | 0, c, b, a, (t1 + t2) | 0];
  }
  [a, b, c, d, e, f, g, hh].forEach((value, i) => {
    h[i] = ((h[i] ?? 0) + value) | 0;
  });
}

/** The SHA-256 of a text's UTF-8 bytes, in 64 hexadecimal digits. */
export function sha256(text: string): string {
  const words = padded(utf8(text));
  const h = H.slice();
  for (let at = 0; at < words.length; at += 16) compress(h, words, at);
  return Array.from(h, (word) => (word >>> 0).toString(16).padStart(8, '0')).join('');
}
