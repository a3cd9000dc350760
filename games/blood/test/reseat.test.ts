import { describe, expect, it } from 'vitest';
import { blood } from '../src/index.ts';
import { reseat, unborn } from '../src/reseat.ts';

const chance = { twins: false };
const second = { first: { seat: 1 } };
const dates = { first: { birthdays: ['1999-02-01', '1980-05-06', unborn(true)] } };
const moved = (...was: (number | null)[]) => was.map((seat) => ({ bot: seat === 2, was: seat }));

describe('B2: who plays first, while people move', () => {
  it('is somebody, wherever they sit; chance once they are gone', () => {
    expect(reseat(second, moved(0, 1, 2))).toBe(second);
    expect(reseat(second, moved(1, 0, 2))).toEqual({ first: { seat: 0 } });
    expect(reseat(second, moved(0, 2))).toEqual({ first: 'chance' });
    expect(reseat(chance, moved(1, 0, 2))).toBe(chance);
  });

  it('is by birthdays that go along with their people; newcomers have none yet', () => {
    expect(reseat(dates, moved(0, 1, 2))).toEqual(dates);
    expect(reseat(dates, moved(1, 2, 0, null))).toEqual({
      first: { birthdays: ['1980-05-06', unborn(true), '1999-02-01', ''] },
    });
  });

  it.each([null, 'chance', 3, ['seat'], {}, { seat: 'x' }, { birthdays: 7 }])(
    'leaves %j for the check',
    (first) => {
      const options = { first } as never;
      expect(reseat(options, moved(1, 0))).toBe(options);
    },
  );

  it('is never a bot where somebody has a birthday', () => {
    expect(unborn(true) < '1900-01-01').toBe(true);
    expect(blood.check({ first: { birthdays: new Array(4).fill(unborn(true)) } }, 4).ok).toBe(true);
  });
});
