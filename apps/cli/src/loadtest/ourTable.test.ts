import { expect, it } from 'vitest';
import { askedIn } from './ourTable.ts';

const frame = (parts: object): Buffer => Buffer.from(`${JSON.stringify({ t: 'now', m: 1, ...parts })}   `);
const asked = (number: number, name = '') => ({ number, form: { do: { fields: { name } } }, mine: null });

it('finds what a frame asks its reader, wherever it stands', () => {
  const prompts = [asked(3), asked(4)];
  expect(askedIn(frame({ own: { view: [1], prompts, rights: [] }, left: 1 }))).toEqual(prompts);
  expect(askedIn(frame({ shared: { view: { at: [[1], [2]] } }, own: { prompts } }))).toEqual(prompts);
});

it('finds that nothing is asked any more, and where nothing is said of it', () => {
  expect(askedIn(frame({ own: { prompts: [] }, facts: { list: [[]] } }))).toEqual([]);
  expect(askedIn(frame({ shared: { over: false } }))).toBeUndefined();
});

it('is not misled by what people are called', () => {
  const prompts = [asked(3, ']}"\\'), asked(4, '[é{"')];
  expect(askedIn(frame({ own: { prompts } }))).toEqual(prompts);
  expect(askedIn(frame({ room: { name: '"prompts":[' }, own: { prompts } }))).toEqual(prompts);
});

it('finds nothing in a list that never ends', () => {
  expect(askedIn(Buffer.from('{"own":{"prompts":[{"number":1}'))).toBeUndefined();
});
