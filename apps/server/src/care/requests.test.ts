import { expect, it } from 'vitest';
import { houseIsClosing, readAnswer, readRequest } from './requests.ts';

it('a request is read as far as this version knows it', () => {
  const asked = { do: 'delete', table: '12', sure: true };
  expect(readRequest(JSON.stringify({ ...asked, since: 'a later version' }))).toEqual(asked);
  for (const wrong of [
    '',
    '[]',
    '{"do":"dance"}',
    '{"do":"delete","table":12,"sure":true}',
    '{"do":"delete"}',
  ])
    expect(readRequest(wrong), wrong).toBeUndefined();
});

it('an answer is what was asked for, a no in words, or not understood', () => {
  expect(readAnswer('open', { ok: true, told: { number: 3 } })).toEqual({ ok: true, told: { number: 3 } });
  expect(readAnswer('open', houseIsClosing)).toEqual(houseIsClosing);
  for (const wrong of [
    null,
    'yes',
    { ok: true },
    { ok: true, told: { number: 'three' } },
    { ok: false, no: {} },
  ])
    expect(readAnswer('open', wrong)).toMatchObject({
      ok: false,
      no: { en: expect.stringContaining('of another version') },
    });
});
