import { createHash, randomBytes } from 'node:crypto';

/** Where secrets come from; a test brings its own. */
export type RandomBytes = (count: number) => Uint8Array;
export const systemBytes: RandomBytes = (count) => randomBytes(count);

export const hash = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString('hex');
export const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString('base64url');

const consonants = 'bdfglmnprstvz';
const vowels = 'aeiou';

/** A whole number below `n` out of four random bytes; the unevenness is one in 2²⁶ and guards no secret. */
const below = (bytes: Uint8Array, at: number, n: number): number =>
  Buffer.from(bytes).readUInt32LE(at * 4) % n;

/** A room's code: four syllables that French and English tongues say alike. */
export function roomCode(random: RandomBytes): string {
  const bytes = random(32);
  let code = '';
  for (let i = 0; i < 4; i += 1) {
    code += consonants[below(bytes, i * 2, consonants.length)];
    code += vowels[below(bytes, i * 2 + 1, vowels.length)];
  }
  return code;
}

const letters = 'abcdefghjkmnopqrstuvwxyz23456789';

const someOf = (random: RandomBytes, count: number): string =>
  Array.from(random(count), (byte) => letters[byte & 31]).join('');

/** Ten of 32 letters: 50 bits, for a minute. */
export const handOverCode = (random: RandomBytes): string => someOf(random, 10);

/** Twelve of 32 letters: 60 bits, for as long as the table stands. */
export const linkKey = (random: RandomBytes): string => someOf(random, 12);
