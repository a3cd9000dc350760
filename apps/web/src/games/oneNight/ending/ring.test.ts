import { describe, expect, it } from 'vitest';
import { layRing, overlap } from './ring.ts';

const rooms = {
  'a television': { width: 1920, height: 950 },
  'a laptop': { width: 1440, height: 790 },
  'a phone': { width: 390, height: 600 },
  'a small phone': { width: 360, height: 400 },
  'a phone on its side': { width: 530, height: 346 },
};

describe('the revealed table', () => {
  it.each(Object.entries(rooms))(
    'on %s: nothing touches anything or leaves the screen, for 3 to 10',
    (_, room) => {
      for (let n = 3; n <= 10; n += 1) {
        const { seats, centre } = layRing(n, 3, room);
        for (const [i, seat] of seats.entries()) {
          expect(overlap(seat, centre)).toBe(false);
          for (const other of seats.slice(i + 1)) expect(overlap(seat, other)).toBe(false);
          // What is drawn has no smaller parts than pixels.
          const { x, y, width, height } = seat;
          const least = Math.min(x, y, room.width - x - width, room.height - y - height);
          expect(Math.round(least) >= 0).toBe(true);
        }
      }
    },
  );

  it('has words on its cards on a large screen, at any number of players', () => {
    for (let n = 3; n <= 10; n += 1) {
      expect(layRing(n, 3, rooms['a laptop']).card).toBeGreaterThan(120);
      expect(layRing(n, 3, rooms['a television']).card).toBeGreaterThan(150);
    }
  });

  it('begins at six o’clock, goes clockwise, and takes equal steps along the rim', () => {
    const { seats } = layRing(7, 3, rooms['a laptop']);
    const [first, second, last] = [seats[0], seats[1], seats[6]];
    expect(first?.y).toBe(Math.max(...seats.map(({ y }) => y)));
    expect(second?.x).toBeLessThan(first?.x ?? 0);
    expect(last?.x).toBeGreaterThan(first?.x ?? 0);
    expect((second?.x ?? 0) + (last?.x ?? 0)).toBeCloseTo(2 * (first?.x ?? 0), -1);
  });
});
