import { nothingYet } from '@veillee/protocol';
import { afterEach, expect, it } from 'vitest';
import { isAway, ownPresent } from './session.ts';

afterEach(() => {
  ownPresent.value = nothingYet;
});

const person = { id: 2, name: 'Bo', here: false, ready: false };

it('somebody whose lamp is out is shown as gone to others, never to themselves', () => {
  ownPresent.value = { ...nothingYet, me: { person: 1, chair: 0 } };
  expect(isAway(person)).toBe(true);
  ownPresent.value = { ...nothingYet, me: { person: 2, chair: 1 } };
  expect(isAway(person)).toBe(false);
});

it('bots, those who are here and those who have left the table are not gone', () => {
  expect(isAway({ ...person, bot: true })).toBe(false);
  expect(isAway({ ...person, here: true })).toBe(false);
  expect(isAway(undefined)).toBe(false);
});
