import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { canonical, fingerprint, isSealedBy } from './commitment.ts';

const sealed = { salt: 'sel', seed: 'ab'.repeat(32), deal: { cards: ['owl', 'seer'], purses: [1, 2] } };

describe('canonical JSON', () => {
  it('gives equal data equal bytes, whatever the order of their keys', () => {
    expect(canonical({ b: [1, { d: null, c: 'é' }], a: true })).toBe('{"a":true,"b":[1,{"c":"é","d":null}]}');
    expect(canonical({ a: true, b: [1, { c: 'é', d: null }] })).toBe('{"a":true,"b":[1,{"c":"é","d":null}]}');
  });

  it('keeps the order of lists', () => {
    expect(canonical([2, 1])).not.toBe(canonical([1, 2]));
  });
});

describe('the fingerprint published before the deal', () => {
  it('is the SHA-256 that anybody can compute', () => {
    const text = `["veillee","sel","${sealed.seed}",{"cards":["owl","seer"],"purses":[1,2]}]`;
    expect(fingerprint(sealed)).toBe(createHash('sha256').update(text).digest('hex'));
    const bare = `["veillee","sel","${sealed.seed}",null]`;
    expect(fingerprint({ salt: 'sel', seed: sealed.seed })).toBe(
      createHash('sha256').update(bare).digest('hex'),
    );
  });

  it('is kept by what was sealed and by nothing else', () => {
    const print = fingerprint(sealed);
    expect(isSealedBy(print, sealed)).toBe(true);
    expect(isSealedBy(print, { ...sealed, deal: { purses: [1, 2], cards: ['owl', 'seer'] } })).toBe(true);
    expect(isSealedBy(print, { ...sealed, salt: 'poivre' })).toBe(false);
    expect(isSealedBy(print, { ...sealed, seed: `${sealed.seed.slice(0, -1)}c` })).toBe(false);
    expect(isSealedBy(print, { ...sealed, deal: { cards: ['seer', 'owl'], purses: [1, 2] } })).toBe(false);
    expect(isSealedBy(print, { salt: sealed.salt, seed: sealed.seed })).toBe(false);
  });

  it('cannot be kept by moving a piece from the salt to the seed', () => {
    expect(fingerprint({ salt: 'ab', seed: 'c' })).not.toBe(fingerprint({ salt: 'a', seed: 'bc' }));
  });
});
