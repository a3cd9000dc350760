import { one, type Seat, way } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { answerFor, movesTokens, placesFor, stepTo, withPlace } from './placing.ts';

const accuse = {
  'token-1': { fields: { player: one('seat', [0, 2, 3]) } },
  'token-2': { fields: { player: one('seat', [0, 1, 2, 3]) } },
};
const both = {
  both: { fields: { 'token-1': one('seat', [0, 2]), 'token-2': one('seat', [0, 2, 3]) } },
};

describe('tokens in hand', () => {
  it('one accuses: putting the other leaves the first where it lay', () => {
    const first = withPlace(accuse, {}, 'token-1', 2);
    expect(answerFor(accuse, first)).toEqual({ do: 'token-1', player: [2] });
    const second = withPlace(accuse, first, 'token-2', 2);
    expect(answerFor(accuse, second)).toEqual({ do: 'token-2', player: [2] });
  });

  it('are placed for whatever asks for places, and not looked at or passed by', () => {
    expect([accuse, both].every(movesTokens)).toBe(true);
    const others = [way('die'), way('end'), way('look', { token: one('token', ['token-1']) })];
    expect(others.some(movesTokens)).toBe(false);
  });

  it('a place that is not offered is not taken', () => {
    expect(placesFor(accuse, 'token-1')).toEqual([0, 2, 3]);
    expect(withPlace(accuse, { 'token-1': 0 }, 'token-1', 1)).toEqual({ 'token-1': 0 });
  });

  it('both go before two different players: the later one pushes the earlier out', () => {
    const one = withPlace(both, {}, 'token-1', 2);
    expect(answerFor(both, one)).toBeUndefined();
    expect(withPlace(both, one, 'token-2', 2)).toEqual({ 'token-2': 2 });
    const two = withPlace(both, one, 'token-2', 3);
    expect(answerFor(both, two)).toEqual({ do: 'both', 'token-1': [2], 'token-2': [3] });
  });

  it.each<[Seat | 'middle', 1 | -1, Seat]>([
    ['middle', 1, 0],
    ['middle', -1, 3],
    [0, 1, 2],
    [3, 1, 0],
    [0, -1, 3],
    [1, -1, 0],
  ])('from %s by %i the arrows lead to %i', (from, by, to) => {
    expect(stepTo([0, 2, 3], from, by)).toBe(to);
  });
});
