import type { Form, Prompt, Seat, Sight } from '@veillee/kernel';
import { expect, it } from 'vitest';
import { asksOf, isSettled, lateIn } from './asks.ts';

const form: Form = { yes: { fields: {} } };
const put = (number: number, topic: string, mine: Prompt['mine'] = null): Prompt => ({
  number,
  topic,
  form,
  ends: 'answered',
  mine,
});
const seen = (seats: Sight['seats']): Sight => ({ prompts: [], seats }) as unknown as Sight;
const isPaper = (seat: Seat): boolean => seat >= 3;

it('names whoever is late once, however much they are asked', () => {
  const asks = asksOf(
    seen([
      { seat: 0, prompts: [put(1, 'vote.cast'), put(2, 'president.direction')] },
      { seat: 1, prompts: [put(3, 'vote.cast', { do: 'yes' })] },
      { seat: 3, prompts: [put(4, 'vote.cast')] },
    ] as unknown as Sight['seats']),
    isPaper,
  );
  expect(lateIn(asks)).toEqual([0]);
  expect(isSettled(asks)).toBe(false);
});

it('has one entry for all without a phone who are asked the same', () => {
  const asks = asksOf(
    seen([
      { seat: 3, prompts: [put(1, 'reptilians.prey')] },
      { seat: 4, prompts: [put(2, 'reptilians.prey')] },
    ] as unknown as Sight['seats']),
    isPaper,
  );
  expect(asks.map(({ seats, prompt }) => [seats, prompt])).toEqual([[[3, 4], 'reptilians.prey']]);
});
