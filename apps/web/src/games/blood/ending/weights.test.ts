import { judgePosition, readPosition, type View } from '@veillee/blood';
import { describe, expect, it } from 'vitest';
import { beatsOf, decides, leanOf, orderFor } from './weights.ts';

const card = (short: string) => `${short[0] === 'h' ? 'human' : 'werewolf'}-${short.slice(1)}`;

/** Seven played; the first three are alive, and play ended in the turn of the last of them. */
function judged(living: readonly string[], tokens: readonly string[], wild: readonly string[]) {
  const dead = ['h1', 'h3', 'h4', 'h5', 'h2', 'w1', 'w2', 'w3', 'w4', 'w5'].filter(
    (one) => ![...living, ...tokens, ...wild].includes(one),
  );
  const people = [...living, ...dead.slice(0, 4)];
  const read = readPosition({
    players: people.map((short, i) => ({ name: `P${i}`, card: card(short), alive: i < living.length })),
    tokens: tokens.map(card),
    wilderness: wild.map(card),
    lastTurn: 'P2',
  });
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  const verdict = judgePosition(read.value);
  const view = {
    players: people.map((_, i) => ({ alive: i < living.length })),
    cards: people.map(card),
    ending: { by: 'points', claimed: null },
  } as unknown as View;
  return { verdict, view };
}

describe('the balance', () => {
  const { verdict, view } = judged(['h2', 'w3', 'h5'], ['w1', 'h4'], ['w4']);

  it('takes the survivors clockwise, the tokens, the wilderness, and one’s own card last', () => {
    const seats = (chair: number | 'table') =>
      orderFor(verdict, view, chair).map(({ seat, token }) => seat ?? token ?? 'wild');
    expect(seats(1)).toEqual([2, 0, 'token-1', 'token-2', 'wild', 1]);
    // The dead see theirs last too, and it counts for nothing.
    expect(seats(4).slice(-2)).toEqual(['wild', 4]);
    expect(orderFor(verdict, view, 4).at(-1)?.worth).toBe(0);
  });

  it('ends on the table with the card that decides', () => {
    const last = orderFor(verdict, view, 'table').at(-1);
    expect(last).toMatchObject({ seat: 2, camp: 'human', worth: 1 });
    expect(last !== undefined && decides(verdict, last)).toBe(true);
    // Two points and a half to two: without half a point of the losers nothing changes.
    expect(orderFor(verdict, view, 'table').filter((one) => decides(verdict, one)).length).toBe(3);
  });

  it('leans two degrees for each half point, nine at most, to the heavier side', () => {
    const all = orderFor(verdict, view, 'table');
    expect(leanOf(all)).toBe(-2);
    expect(leanOf(all.filter(({ camp }) => camp === 'werewolf'))).toBe(8);
    expect(leanOf([...all, ...all].filter(({ camp }) => camp === 'werewolf'))).toBe(9);
    expect(leanOf([])).toBe(0);
  });

  it('has a beat for each player’s card, one for the tokens and one for the wilderness', () => {
    expect(beatsOf(orderFor(verdict, view, 0)).map((beat) => beat.length)).toEqual([1, 1, 2, 1, 1]);
  });
});
