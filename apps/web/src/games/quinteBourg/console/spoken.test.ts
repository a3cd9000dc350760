import type { Phrase, Prompt, Seat, Sight } from '@veillee/kernel';
import type { Called } from '@veillee/quinte-bourg';
import { describe, expect, it } from 'vitest';
import { type Ask, asksOf, firstOpen, inOrderOf, maySkip } from './asks.ts';
import { spokenNow } from './spoken.ts';

const says: readonly Phrase[] = ['ferreter', 'curious', 'voyeur'].flatMap((card) => [
  { key: 'say.wake', params: { card } },
  { key: `${card}.look` },
  { key: 'say.shut', params: { card } },
]);
const card = (id: string, seat: Seat | null, answered: string | null = null): Called => ({
  card: id as Called['card'],
  seat,
  silent: seat === null ? 'notDealt' : null,
  answered,
  topics: [`${id}.look`],
});
const wakes = (said: readonly Phrase[]): unknown[] =>
  said.flatMap(({ key, params }) => (key === 'say.wake' ? [params?.card] : []));

/** The Voyeur sits in house 1, the Ferreter in house 5; nobody was dealt the Curious. */
const asked = (...open: readonly (readonly [Seat, string])[]): readonly Ask[] =>
  asksOf(
    {
      prompts: [],
      seats: open.map(([seat, topic], number) => ({
        seat,
        prompts: [
          {
            number,
            topic,
            form: { look: { fields: {} } },
            mine: null,
            ends: 'answered',
          } as unknown as Prompt,
        ],
        rights: [],
      })),
    } as unknown as Sight,
    () => true,
  );
const spoken = (called: readonly Called[], asks: readonly Ask[]): unknown[] => {
  const inOrder = inOrderOf(called, asks);
  return wakes(spokenNow({ says, called }, inOrder, firstOpen(inOrder)));
};

describe('a line that calls several cards', () => {
  const all = [card('ferreter', 5), card('curious', null), card('voyeur', 1)];

  it('asks in the order in which they are called, not in that of their houses', () => {
    const asks = inOrderOf(all, asked([1, 'voyeur.look'], [5, 'ferreter.look']));
    expect(asks.map(({ topic }) => topic)).toEqual(['ferreter.look', 'voyeur.look']);
  });

  it('is read as far as the card that is written, decoys on the way', () => {
    expect(spoken(all, asked([1, 'voyeur.look'], [5, 'ferreter.look']))).toEqual(['ferreter']);
    const [first, ...others] = all;
    expect(spoken([{ ...first, answered: 'pass' } as Called, ...others], asked([1, 'voyeur.look']))).toEqual([
      'curious',
      'voyeur',
    ]);
  });

  it('is read to its end before the last answer, for that calls the next line', () => {
    const called = [card('ferreter', 5), card('curious', null), card('voyeur', null)];
    expect(spoken(called, asked([5, 'ferreter.look']))).toEqual(['ferreter', 'curious', 'voyeur']);
  });

  it('is read whole where nobody is asked', () => {
    const called = [card('ferreter', null), card('curious', null), card('voyeur', null)];
    expect(spoken(called, [])).toEqual(['ferreter', 'curious', 'voyeur']);
  });
});

describe('a question without words for nobody', () => {
  const [one] = asked([1, 'voyeur.look']) as [Ask];
  const picks = {
    house: { fields: { house: { pick: [1, 2], of: 'house', min: 1, max: 1 } } },
  } as Ask['form'];

  it('may be gone on without, where it is all that is missing', () => {
    const laura = { ...one, form: picks };
    expect(maySkip([laura], laura)).toBe(true);
    expect(maySkip([laura, { ...one, id: 'other' }], laura)).toBe(false);
    expect(maySkip([one], one)).toBe(false);
    expect(maySkip([{ ...laura, seats: [] }], { ...laura, seats: [] })).toBe(false);
  });
});
