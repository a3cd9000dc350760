import { one, type Reply, some } from '@veillee/kernel';
import { describe, expect, it } from 'vitest';
import { askingIn, heardIn, may, must, perform } from './asking.ts';

interface Scene {
  readonly seats: readonly number[];
  readonly replies: readonly Reply[];
  readonly done: string[];
}
const ask = askingIn<Scene>();

const swap = ask(
  'swap',
  ({ seats }) =>
    may({ cards: { players: some('seat', seats, 2, 2) }, marks: { players: some('seat', seats, 2, 2) } }),
  (scene, answer) => {
    // Two seats and one of two ways, by the compiler's own knowledge.
    const [first, second]: readonly [number, number] = answer.players;
    const way: 'cards' | 'marks' = answer.do;
    scene.done.push(`${way} ${first} ${second}`);
  },
);
const scene = (seats: readonly number[], replies: readonly Reply[] = []): Scene => ({
  seats,
  replies,
  done: [],
});

describe('what a called player is asked', () => {
  it('may be passed or done, and hands the answer on with its type', () => {
    expect(Object.keys(swap.offer(scene([1, 2]))?.form ?? {})).toEqual(['cards', 'marks', 'pass']);
    const here = scene([1, 2]);
    perform(swap, here, { do: 'marks', players: [2, 1] });
    perform(swap, here, { do: 'pass' });
    expect(here.done).toEqual(['marks 2 1']);
  });
  it('is not asked where too few can be picked', () => {
    expect(swap.offer(scene([1]))).toBeUndefined();
    expect(must({ take: { player: one('seat', []) } })).toBeUndefined();
  });
  it('must be done where only some ways are open', () => {
    const offer = must({ near: { player: one('seat', [1]) }, far: { player: one('seat', []) } });
    expect(Object.keys(offer?.form ?? {})).toEqual(['near']);
    expect(offer?.otherwise).toBe('random');
  });
  it('is heard again by the one who answered', () => {
    const replies: Reply[] = [
      { topic: 'gremlin.swap', to: [3], answer: { do: 'pass' }, proposals: [{ do: 'pass' }] },
    ];
    expect(heardIn(replies, 'gremlin.swap', 3)).toEqual({ do: 'pass' });
    expect(heardIn(replies, 'gremlin.swap', 4)).toBeUndefined();
    expect(heardIn(replies, 'witch.look', 3)).toBeUndefined();
  });
});
