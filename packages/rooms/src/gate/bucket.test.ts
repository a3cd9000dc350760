import { expect, it } from 'vitest';
import { Bucket, Buckets } from './bucket.ts';

it('an allowance is taken one by one or by many, and fills up again', () => {
  const bucket = new Bucket({ burst: 10, perSecond: 1 }, 0);
  expect(bucket.spend(0, 11)).toBe(false);
  expect(bucket.spend(0, 8)).toBe(true);
  expect(bucket.spend(0, 3)).toBe(false);
  expect(bucket.spend(1000, 3)).toBe(true);
  expect(bucket.isEmpty(1000)).toBe(true);
  expect(bucket.isFull(11_000)).toBe(true);
});

it('as many as want to be remembered, no more are than memory is for', () => {
  const buckets = new Buckets<number>({ burst: 1, perSecond: 0 });
  for (let i = 0; i < 300_000; i += 1) buckets.of(i, 0).spend(0);
  let known = 0;
  for (let i = 0; i < 300_000; i += 1) if (buckets.isEmpty(i, 0)) known += 1;
  expect(known).toBeLessThanOrEqual(200_000);
  expect(buckets.isEmpty(299_999, 0)).toBe(true);
  expect(buckets.isEmpty(0, 0)).toBe(false);
});

it('whoever is asked about is not remembered for that', () => {
  const buckets = new Buckets<string>({ burst: 1, perSecond: 0 });
  expect(buckets.isEmpty('x', 0)).toBe(false);
  buckets.of('x', 0).spend(0);
  expect(buckets.isEmpty('x', 0)).toBe(true);
});
