import { afterEach, beforeEach, expect, it } from 'vitest';
import type { Client } from './client.ts';
import { Evening } from './evening.ts';

let evening: Evening;
beforeEach(async () => {
  evening = await Evening.begin();
});
afterEach(() => evening.end());

it('lets options that name a seat go along with whoever sits there, the host there or not', async () => {
  const options = { first: { seat: 2 } };
  const [ana, bo, cleo] = (await evening.table(4, { game: 'blood', options })) as [Client, Client, Client];
  const [first, second, third, fourth] = ana.room.seats as [number, number, number, number];
  await ana.do({ t: 'arrange', seats: [third, first, second, fourth] });
  await evening.settle();
  expect(bo.room.options).toEqual({ first: { seat: 0 } });
  await ana.do({ t: 'arrange', seats: [first, second, fourth, third] });
  await ana.lose();
  await bo.do({ t: 'sit', sit: false });
  await evening.settle();
  expect(cleo.room.options).toEqual({ first: { seat: 2 } });
  expect(cleo.room.faults).toContainEqual(expect.objectContaining({ key: 'seats.range' }));
  await bo.do({ t: 'sit', sit: true });
  await cleo.do({ t: 'sit', sit: false });
  await evening.settle();
  expect(bo.room.options).toEqual({ first: 'chance' });
});
