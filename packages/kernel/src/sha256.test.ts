import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sha256, utf8 } from './sha256.ts';

describe('SHA-256', () => {
  it.each([
    ['', 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'],
    ['abc', 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad'],
    [
      'abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq',
      '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
    ],
    [
      'abcdefghbcdefghicdefghijdefghijkefghijklfghijklmghijklmnhijklmnoijklmnopjklmnopqklmnopqrlmnopqrsmnopqrstnopqrstu',
      'cf5b16a778af8380036ce59e7b0492370b249b11e8f07a51afac45037afee9d1',
    ],
    ['a'.repeat(1_000_000), 'cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0'],
  ])('gives the standard’s own value for “%.20s”', (text, print) => {
    expect(sha256(text)).toBe(print);
  });

  it('agrees with another implementation at every length around a block', () => {
    for (let length = 0; length < 200; length += 1) {
      const text = 'é'.repeat(length >> 1) + 'x'.repeat(length & 1);
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });

  it('agrees on texts that are not ASCII', () => {
    for (const text of [
      'Veillée',
      '« où ? »',
      '狼',
      '🦉 hibou 🦉',
      '\u07ff\u0800\uffff\u{10000}\u{10ffff}',
    ]) {
      expect(utf8(text)).toEqual([...Buffer.from(text)]);
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'));
    }
  });
});
