import type { RandomBytes } from '../ports.ts';
import type { Claim } from '../room/room.ts';

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const digits = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Without padding. */
export function base64url(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.subarray(i, i + 3);
    const three = (a << 16) | (b << 8) | c;
    for (let n = 0; n < Math.min(4, bytes.length - i + 1); n += 1)
      text += digits[(three >> (18 - n * 6)) & 63];
  }
  return text;
}

const consonants = 'bdfglmnprstvz';
const vowels = 'aeiou';

/** A whole number below `n` out of four random bytes; the unevenness is one in 2²⁶ and guards no secret. */
const below = (bytes: Uint8Array, at: number, n: number): number => {
  const [a = 0, b = 0, c = 0, d = 0] = bytes.subarray(at * 4, at * 4 + 4);
  return (((d << 24) | (c << 16) | (b << 8) | a) >>> 0) % n;
};

/** Syllables that French and English tongues say alike. */
function syllables(random: RandomBytes, count: number): string {
  const bytes = random(count * 8);
  let code = '';
  for (let i = 0; i < count; i += 1) {
    code += consonants[below(bytes, i * 2, consonants.length)];
    code += vowels[below(bytes, i * 2 + 1, vowels.length)];
  }
  return code;
}

/** A room's code. */
export const roomCode = (random: RandomBytes): string => syllables(random, 4);

/** By what a seat without a device is claimed: 50 bits in a link, and five syllables, 30 bits, to be said. */
export const claimOf = (random: RandomBytes): Claim => ({
  key: someOf(random, 10),
  word: syllables(random, 5),
});

/** What a screen at the door shows, and the table too: two syllables that nobody else there has. */
export function callerWord(random: RandomBytes, taken: readonly string[]): string {
  const word = syllables(random, 2);
  return taken.includes(word) ? callerWord(random, taken) : word;
}

const letters = 'abcdefghjkmnopqrstuvwxyz23456789';

const someOf = (random: RandomBytes, count: number): string =>
  Array.from(random(count), (byte) => letters[byte & 31]).join('');

/** Ten of 32 letters: 50 bits, for a minute. */
export const handOverCode = (random: RandomBytes): string => someOf(random, 10);

/** Twelve of 32 letters: 60 bits, for as long as the table stands. */
export const linkKey = (random: RandomBytes): string => someOf(random, 12);
