import { type Form, one, type Prompt, type Seat, type Sight, way } from '@veillee/kernel';
import { expect, it } from 'vitest';
import { asksOf, isSettled, lateIn } from './asks.ts';
import { isForEach, partOf } from './split.ts';

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

it('has one entry for many who may each pass and are offered different people; one of them is answered for alone', () => {
  const proposing = (seat: Seat): Form => ({
    ...way('propose', {
      player: one(
        'seat',
        [3, 4, 5].filter((other) => other !== seat),
      ),
    }),
    ...way('pass'),
  });
  const put = (seat: Seat): Prompt => ({
    number: 10 + seat,
    topic: 'wedding.propose',
    form: proposing(seat),
    mine: null,
    ends: 'answered',
  });
  const of = (...seats: readonly Seat[]) =>
    asksOf(seen(seats.map((seat) => ({ seat, prompts: [put(seat)] })) as unknown as Sight['seats']), isPaper);
  const [all, ...more] = of(3, 4, 5);
  expect([all?.seats, all?.prompt, more]).toEqual([[3, 4, 5], 'wedding.propose', []]);
  expect(all !== undefined && isForEach(all)).toBe(true);
  expect(all?.form.propose?.fields.player).toMatchObject({ pick: [] });
  expect(all && partOf(all, 4)).toMatchObject({ seats: [4], prompt: 14, form: proposing(4) });
  // Two are written one after the other, as before.
  expect(of(3, 4)).toHaveLength(2);
});
