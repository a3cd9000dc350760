import { describe, expect, it } from 'vitest';
import { edgeTowards, placeAround } from './lying/places.ts';
import { movedTo, nextIn } from './order.ts';
import { readPointed, writePointed } from './pointing.ts';

describe('around the phone that lies in the middle', () => {
  it('everybody sits clockwise from the foot, and nobody in a corner or in another’s place', () => {
    for (let seats = 3; seats <= 10; seats += 1) {
      const places = Array.from({ length: seats }, (_, seat) => placeAround(seat, seats));
      const edges = places.map(({ edge }) => edge);
      const order = edges.filter((edge, i) => edge !== edges[i - 1]);
      expect(order).toEqual(
        seats % 2 === 0 ? ['bottom', 'left', 'top', 'right'] : ['bottom', 'left', 'right'],
      );
      for (const side of ['left', 'right'] as const) {
        const along = places.filter(({ edge }) => edge === side).map((place) => place.along);
        expect(along).toEqual([...along].sort((a, b) => (side === 'left' ? b - a : a - b)));
        expect(Math.min(...along)).toBeGreaterThan(0.1);
        expect(Math.max(...along)).toBeLessThan(0.9);
      }
    }
  });

  it('a finger on the moon tells from which edge it came', () => {
    expect([edgeTowards(0, 9), edgeTowards(-9, 2), edgeTowards(1, -9), edgeTowards(9, -8)]).toEqual([
      'bottom',
      'left',
      'top',
      'right',
    ]);
  });
});

describe('the order of the seats', () => {
  it('closes up behind whoever is moved, and stays as it is past its ends', () => {
    const names = ['Ana', 'Bo', 'Cléo', 'Dan'];
    expect(movedTo(names, 0, 2)).toEqual(['Bo', 'Cléo', 'Ana', 'Dan']);
    expect(movedTo(names, 3, 0)).toEqual(['Dan', 'Ana', 'Bo', 'Cléo']);
    expect(movedTo(names, 0, -1)).toBe(names);
    expect(movedTo(names, 3, 4)).toBe(names);
  });

  it('tells who looks next, until all have', () => {
    expect(nextIn(3, new Set())).toBe(0);
    expect(nextIn(3, new Set([0, 2]))).toBe(1);
    expect(nextIn(3, new Set([0, 1, 2]))).toBeUndefined();
  });
});

describe('fingers', () => {
  it('are kept as they were noted, also those that point at nobody', () => {
    const pointed = new Map([
      [0, 3],
      [1, null],
    ]);
    expect(readPointed(writePointed(pointed))).toEqual(pointed);
  });
});
