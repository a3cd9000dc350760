import { expect, it } from 'vitest';
import { swapped } from './arranging.ts';

it('two who change places leave everybody else where they sit', () => {
  expect(swapped([4, 7, 9, 2], 0, 2)).toEqual([9, 7, 4, 2]);
  expect(swapped([4, 7], 1, 1)).toEqual([4, 7]);
});
