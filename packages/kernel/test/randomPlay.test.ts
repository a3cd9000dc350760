import { describe, expect, it } from 'vitest';
import {
  type Habits,
  type Input,
  playRandomly,
  promptsOf,
  quick,
  randomInput,
  see,
  snapshot,
} from '../src/index.ts';
import { Sitting } from './sitting.ts';
import { owls } from './testGame/owls.ts';
import { choice, noting, tinyGame } from './tinyGame.ts';

function played(number: number, habits?: Habits, master: 'app' | 'human' = 'app'): Sitting<never>['match'] {
  const sitting = new Sitting(owls, { seats: 8, master, options: { nights: 4 } });
  playRandomly(sitting.match, quick(number), habits);
  return sitting.match as never;
}
const kinds = (inputs: readonly Input[]): Set<string> =>
  new Set(
    inputs.map((input) => {
      if (!('answer' in input)) return Object.keys(input)[0] as string;
      if (input.for !== undefined) return 'proxy';
      return typeof input.prompt === 'string' ? 'right' : 'answer';
    }),
  );

describe('play by chance', () => {
  it('is the same by the same chance, and another by another', () => {
    expect(snapshot(played(3))).toBe(snapshot(played(3)));
    expect(snapshot(played(3))).not.toBe(snapshot(played(4)));
  });

  it('without habits answers everything and lets time pass only when nobody is awaited', () => {
    for (let i = 0; i < 20; i += 1) {
      const match = played(i);
      expect(match.over).toBe(true);
      expect([...kinds(match.inputs)].sort()).toEqual(['answer', 'elapsed']);
    }
  });

  it('with habits does everything that can be done', () => {
    const habits = { rights: 20, dawdles: 5, wavers: 10, proxies: 30, handsOver: 5, undoes: 3, timed: true };
    const seen = new Set<string>();
    for (let i = 0; i < 20; i += 1)
      for (const kind of kinds(played(i, habits, 'human').inputs)) seen.add(kind);
    expect([...seen].sort()).toEqual(['answer', 'elapsed', 'master', 'proxy', 'right', 'undo']);
    expect(played(1, habits).inputs.every(({ at }, i) => at === i * 1000)).toBe(true);
  });

  it('stops after as many inputs as it may take', () => {
    const sitting = new Sitting(owls, { seats: 8 });
    let heard = 0;
    playRandomly(sitting.match, quick(1), {}, 7, () => {
      heard += 1;
    });
    expect([sitting.match.inputs.length, heard, sitting.match.over]).toEqual([7, 7, false]);
  });

  it('changes nothing by thinking of an input', () => {
    const sitting = new Sitting(owls, { seats: 8 });
    const before = snapshot(sitting.match);
    for (let i = 0; i < 100; i += 1)
      randomInput(sitting.match, quick(i), { rights: 30, wavers: 30, undoes: 30 });
    expect(snapshot(sitting.match)).toBe(before);
  });

  it('comes to an agreement by following what it sees, without any time', () => {
    const seats = [0, 1, 2, 3, 4];
    const game = tinyGame(
      { ask: { ...noting, ask: () => [choice(seats, seats, { ends: 'agreed', shows: seats })] } },
      ['ask'],
    );
    for (let i = 0; i < 20; i += 1) {
      const sitting = new Sitting(game, { seats: 5 });
      playRandomly(sitting.match, quick(i), {}, 500);
      expect(sitting.match.over).toBe(true);
    }
  });

  it('stops at a step that only rights could end by using one', () => {
    const game = tinyGame(
      { wait: { pace: () => undefined, ask: () => [choice(0, [0], { ends: 'time' })] } },
      ['wait'],
      {
        offer: (_, __, chair) => (chair === 1 ? [{ topic: 'on', form: { now: { fields: {} } } }] : []),
        use: ({ finish }) => finish(),
      },
    );
    const sitting = new Sitting(game, { seats: 2 });
    playRandomly(sitting.match, quick(1), { rights: 20 }, 200);
    expect(sitting.match.over).toBe(true);
    expect(promptsOf(sitting.match, 0)).toEqual([]);
    expect(see(sitting.match, 1).rights).toEqual([]);
  });
});
