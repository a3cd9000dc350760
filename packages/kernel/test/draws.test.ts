import { describe, expect, it } from 'vitest';
import { passing, type Table } from '../src/index.ts';
import { stateOf } from '../src/inside.ts';
import { Sitting } from './sitting.ts';
import { choice, type Tiny, tinyGame } from './tinyGame.ts';

const drawn = ({ state, chance }: Table<Tiny>, label: string, chair?: number): void => {
  const rng = chance(label, chair);
  state.log.push(Array.from({ length: 6 }, () => rng.below(1000)).join());
};
const rolls = {
  offer: () => [{ topic: 'roll', form: { now: { fields: {} } } }],
  use: (table: Table<Tiny>, chair: unknown) => drawn(table, 'roll', chair as number),
};
const roll = { do: 'now' };

describe('a draw', () => {
  it('is another for every step, label and chair, and the same for the same three', () => {
    const game = tinyGame(
      {
        draw: {
          open(table) {
            drawn(table, 'a');
            drawn(table, 'b');
            drawn(table, 'a', 0);
            drawn(table, 'a', 1);
          },
          close: (table) => drawn(table, 'a'),
        },
      },
      ['draw', 'draw'],
    );
    const { log } = stateOf(new Sitting(game, { seats: 2 }).match);
    expect([log[4], log[9]]).toEqual([log[0], log[5]]);
    expect(new Set(log).size).toBe(8);
  });

  it('by a right belongs to the step it interrupts and to whoever uses it', () => {
    const game = tinyGame({ ask: { ask: () => [choice(0, [1])] } }, ['ask', 'ask'], rolls);
    const sitting = new Sitting(game, { seats: 2 });
    sitting.use(0, 'roll', roll);
    sitting.use(1, 'roll', roll);
    sitting.answer(0, 'choose', passing);
    sitting.use(0, 'roll', roll);
    expect(new Set(stateOf(sitting.match).log).size).toBe(3);
  });

  it('is not shifted by other draws before it', () => {
    const last = (busy: boolean): string | undefined => {
      const game = tinyGame(
        { ask: { ask: () => [choice(0, [1])], close: (table) => drawn(table, 'end') } },
        ['ask'],
        rolls,
      );
      const sitting = new Sitting(game, { seats: 2 });
      if (busy) sitting.use(1, 'roll', roll);
      sitting.answer(0, 'choose', passing);
      return stateOf(sitting.match).log.at(-1);
    };
    expect(last(true)).toBe(last(false));
  });

  it('follows from the seed', () => {
    const game = tinyGame({ draw: { open: (table) => drawn(table, 'a') } }, ['draw']);
    const by = (seed: string) => stateOf(new Sitting(game, { seats: 2, seed }).match).log[0];
    expect(by('1'.repeat(64))).toBe(by('1'.repeat(64)));
    expect(by('1'.repeat(64))).not.toBe(by('2'.repeat(64)));
  });
});
