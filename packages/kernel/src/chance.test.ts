import { createCipheriv } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { chachaBlock, isSeed, keyOf, labelCode, quick, shuffled, stream } from './chance.ts';

const seed = '00112233445566778899aabbccddeeff0123456789abcdef0f1e2d3c4b5a6978';
const hex = (words: Int32Array): string[] =>
  Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0'));

/** The words of the same key stream by another hand. */
function wordsOf(key: Uint32Array, nonce: readonly number[], count: number): number[] {
  const iv = Buffer.alloc(16);
  nonce.forEach((word, i) => {
    iv.writeUInt32LE(word, 4 + i * 4);
  });
  const cipher = createCipheriv('chacha20', Buffer.from(key.buffer), iv);
  const bytes = cipher.update(Buffer.alloc(count * 4));
  return Array.from({ length: count }, (_, i) => bytes.readUInt32LE(i * 4));
}

describe('ChaCha20', () => {
  it('gives the block of RFC 8439, 2.3.2', () => {
    const key = Uint32Array.from({ length: 8 }, (_, i) => 0x03020100 + i * 0x04040404);
    expect(hex(chachaBlock(key, 1, [0x09000000, 0x4a000000, 0]))).toEqual(
      (
        'e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3 ' +
        '466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2'
      ).split(' '),
    );
  });

  it('flows on from block to block as another implementation does', () => {
    const key = keyOf(seed);
    const rng = stream(key, [3, labelCode('deal'), 7]);
    const words = wordsOf(key, [3, labelCode('deal'), 7], 100);
    expect(Array.from({ length: 100 }, () => rng.below(0x10000))).toEqual(
      words.map((word) => word % 0x10000),
    );
  });
});

describe('a number below n', () => {
  it('throws away the words past the last full multiple of n, and only those', () => {
    const key = keyOf(seed);
    const n = 3 * 2 ** 30;
    const kept = wordsOf(key, [1, 2, 3], 400).filter((word) => word < n);
    const rng = stream(key, [1, 2, 3]);
    expect(Array.from({ length: kept.length }, () => rng.below(n))).toEqual(kept);
    expect(kept.length).toBeLessThan(330);
  });

  it('is every number equally often', () => {
    const rng = stream(keyOf(seed), [9, 9, 9]);
    const counts = new Uint32Array(7);
    for (let i = 0; i < 70_000; i += 1) {
      const n = rng.below(7);
      counts[n] = (counts[n] as number) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  it.each([0, -1, Number.NaN, 2 ** 32])('does not exist for n = %d', (n) => {
    expect(() => stream(keyOf(seed), [0, 0, 0]).below(n)).toThrow(RangeError);
  });
});

describe('streams', () => {
  const draws = (nonce: [number, number, number], key = seed): string => {
    const rng = stream(keyOf(key), nonce);
    return Array.from({ length: 20 }, () => rng.below(100)).join();
  };

  it('are the same for the same key and purpose', () => {
    expect(draws([1, labelCode('prey'), 2])).toBe(draws([1, labelCode('prey'), 2]));
  });

  it('differ by step, by label, by chair and by seed', () => {
    const other = `f${seed.slice(1)}`;
    const all = [
      draws([1, labelCode('prey'), 2]),
      draws([2, labelCode('prey'), 2]),
      draws([1, labelCode('first'), 2]),
      draws([1, labelCode('prey'), 3]),
      draws([1, labelCode('prey'), 2], other),
    ];
    expect(new Set(all).size).toBe(all.length);
  });

  it('do not shift one another', () => {
    const key = keyOf(seed);
    const [hidden, shown] = [stream(key, [1, 1, 1]), stream(key, [1, 2, 1])];
    const mixed = Array.from({ length: 20 }, () => {
      hidden.below(6);
      return shown.below(100);
    });
    expect(mixed.join()).toBe(draws([1, 2, 1]));
  });
});

describe('a seed', () => {
  it('is 64 small hexadecimal digits, all of which count', () => {
    expect(isSeed(seed)).toBe(true);
    for (const wrong of [
      seed.slice(1),
      `${seed}0`,
      seed.toUpperCase(),
      seed.replace('0', 'g'),
      7,
      null,
      [seed],
    ]) {
      expect(isSeed(wrong)).toBe(false);
    }
    expect(hex(Int32Array.from(keyOf(seed))).join('')).toBe(seed);
  });
});

describe('a shuffle', () => {
  it('comes in every order equally often, and leaves the deck alone', () => {
    const rng = quick(4);
    const deck = ['a', 'b', 'c', 'd'];
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i += 1) {
      const order = shuffled(deck, rng).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
    expect(deck.join('')).toBe('abcd');
  });
});

describe('quick chance', () => {
  it('differs by its number and is the same for the same one', () => {
    const draws = (number: number): string => {
      const rng = quick(number);
      return Array.from({ length: 10 }, () => rng.below(1000)).join();
    };
    expect(new Set(Array.from({ length: 500 }, (_, i) => draws(i))).size).toBe(500);
    expect(draws(12)).toBe(draws(12));
  });
});
