import { describe, expect, it } from 'vitest';
import { evenly, finger, lengthOf, type Place, ringIn } from './ring.ts';

const oval = { cx: 195, cy: 300, rx: 166, ry: 270 };
const apart = (a: Place | undefined, b: Place | undefined): number =>
  a === undefined || b === undefined ? Number.NaN : Math.hypot(a.x - b.x, a.y - b.y);

/** The way along the oval from one place to the next, in many small steps. */
function alongBetween(from: Place | undefined, to: Place | undefined): number {
  if (from === undefined || to === undefined) return Number.NaN;
  const angleOf = ({ x, y }: Place): number => Math.atan2((y - oval.cy) / oval.ry, (x - oval.cx) / oval.rx);
  const turn = (angleOf(to) - angleOf(from) + 4 * Math.PI) % (2 * Math.PI);
  const at = (t: number) => ({
    x: oval.rx * Math.cos(angleOf(from) + turn * t),
    y: oval.ry * Math.sin(angleOf(from) + turn * t),
  });
  let way = 0;
  for (let i = 0; i < 400; i += 1) {
    const [a, b] = [at(i / 400), at((i + 1) / 400)];
    way += Math.hypot(a.x - b.x, a.y - b.y);
  }
  return way;
}

describe('places along an oval', () => {
  it('stand at equal ways from each other, whatever their number', () => {
    for (const count of [6, 7, 20, 24, 33, 40]) {
      const places = evenly(count, oval);
      const step = lengthOf(oval) / count;
      for (const [k, place] of places.entries())
        expect(alongBetween(place, places[(k + 1) % count])).toBeCloseTo(step, 0);
    }
  });

  it('begin at six o’clock and go clockwise, so that the next sits on my left', () => {
    const [me, left] = evenly(8, oval);
    expect(me?.x).toBeCloseTo(oval.cx, 6);
    expect(me?.y).toBeCloseTo(oval.cy + oval.ry, 6);
    expect(left?.x).toBeLessThan(oval.cx);
    expect(me?.ny).toBeCloseTo(1, 6);
  });
});

describe('a ring of houses', () => {
  const rooms = [
    [320, 300],
    [360, 250],
    [360, 270],
    [360, 470],
    [390, 410],
    [390, 650],
    [430, 300],
    [480, 560],
    [620, 700],
  ] as const;

  it('has no two houses nearer than a finger, from two to forty, on any screen', () => {
    for (const [width, room] of rooms)
      for (let count = 2; count <= 40; count += 1) {
        const { places } = ringIn(count, width, room);
        for (const [i, place] of places.entries())
          for (const other of places.slice(i + 1))
            expect(apart(place, other), `${count} in ${width} × ${room}`).toBeGreaterThanOrEqual(finger);
      }
  });

  it('stays within its room, which grows downwards alone', () => {
    for (const [width, room] of rooms)
      for (const count of [6, 12, 20, 24, 31, 40]) {
        const { places, height, house } = ringIn(count, width, room);
        expect(height).toBeGreaterThanOrEqual(room);
        for (const { x, y } of places) {
          expect(x - house / 2).toBeGreaterThanOrEqual(0);
          expect(x + house / 2).toBeLessThanOrEqual(width);
          expect(y - house / 2).toBeGreaterThanOrEqual(0);
          expect(y + house / 2).toBeLessThanOrEqual(height);
        }
      }
  });

  it('drops the names before the houses shrink, and forms a second row before it is scrolled', () => {
    expect(ringIn(6, 390, 650)).toMatchObject({ rows: 1, names: true, house: 58 });
    expect(ringIn(24, 390, 650)).toMatchObject({ rows: 1, names: true, house: 42 });
    expect(ringIn(24, 390, 420)).toMatchObject({ rows: 1, names: false, house: 42, height: 420 });
    expect(ringIn(40, 390, 650)).toMatchObject({ rows: 2, house: 42, height: 650 });
    expect(ringIn(40, 360, 270).height).toBeGreaterThan(270);
  });
});
