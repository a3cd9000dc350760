import type { Oval, Place } from '../ring/ring.ts';

/** A road on the map: how it bends towards the square, and how wide it is at its end. */
interface Drawn {
  readonly bend?: number;
  readonly width?: number;
  /** How far from the two houses it begins and ends. */
  readonly clear?: number;
}

const pieces = 24;
const fixed = (value: number): string => value.toFixed(1);

type Point = readonly [number, number];

/** A curve from one house to another, bent towards the middle. */
function curve(from: Place, to: Place, { cx, cy }: Oval, bend: number): (t: number) => Point {
  const [mx, my] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const [bx, by] = [mx + (cx - mx) * bend, my + (cy - my) * bend];
  return (t) => [
    (1 - t) ** 2 * from.x + 2 * (1 - t) * t * bx + t * t * to.x,
    (1 - t) ** 2 * from.y + 2 * (1 - t) * t * by + t * t * to.y,
  ];
}

/** The part of a curve that lies clear of both its houses. */
function between(at: (t: number) => Point, from: Place, to: Place, clear: number): Point {
  const far = (t: number, { x, y }: Place): number => Math.hypot(at(t)[0] - x, at(t)[1] - y);
  let [begin, end] = [0, 1];
  while (begin < 0.45 && far(begin, from) < clear) begin += 0.01;
  while (end > 0.55 && far(end, to) < clear) end -= 0.01;
  return [begin, end];
}

/** A stroke that swells from where it begins to its head: who goes where is seen without a colour. */
export function roadPath(from: Place, to: Place, oval: Oval, drawn: Drawn = {}): string {
  const { bend = 0.45, width = 1.4, clear = 44 } = drawn;
  const at = curve(from, to, oval, bend);
  const [begin, end] = between(at, from, to, clear);
  const sides: [string[], string[]] = [[], []];
  for (let i = 0; i <= pieces; i += 1) {
    const t = begin + ((end - begin) * i) / pieces;
    const [[x, y], [ax, ay], [bx, by]] = [at(t), at(t - 0.004), at(t + 0.004)];
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const half = 0.35 + (width * i) / pieces;
    const [nx, ny] = [(-(by - ay) / length) * half, ((bx - ax) / length) * half];
    sides[0].push(`${fixed(x + nx)} ${fixed(y + ny)}`);
    sides[1].unshift(`${fixed(x - nx)} ${fixed(y - ny)}`);
  }
  const [tip, before] = [at(end), at(end - 0.02)];
  return `M${sides.flat().join('L')}Z${head(tip, before, 4 + width)}`;
}

function head([x, y]: Point, [bx, by]: Point, size: number): string {
  const length = Math.hypot(x - bx, y - by) || 1;
  const [ux, uy] = [(x - bx) / length, (y - by) / length];
  return `M${fixed(x + ux * size * 1.5)} ${fixed(y + uy * size * 1.5)}L${fixed(x - uy * size)} ${fixed(y + ux * size)}L${fixed(x + uy * size)} ${fixed(y - ux * size)}Z`;
}
