import { tenths } from '../../../kit/engrave.ts';
import type { Rect } from './ring.ts';

/** A finger across the table: a stroke that bows towards its middle and swells to its point. */

type Point = readonly [x: number, y: number];

const middleOf = ({ x, y, width, height }: Rect): Point => [x + width / 2, y + height / 2];

const isInside = ([x, y]: Point, rect: Rect, beside: number): boolean =>
  x > rect.x - beside &&
  x < rect.x + rect.width + beside &&
  y > rect.y - beside &&
  y < rect.y + rect.height + beside;

/** The curve between two cards, bent to the middle of the table, and a little aside: there and back are two ways. */
function bow(a: Point, b: Point, middle: Point): (t: number) => Point {
  const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const bend: Point = [mx + (middle[0] - mx) * 0.3 - dy * 0.09, my + (middle[1] - my) * 0.3 + dx * 0.09];
  return (t) => {
    const [p, q, r] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return [p * a[0] + q * bend[0] + r * b[0], p * a[1] + q * bend[1] + r * b[1]];
  };
}

export interface Stroke {
  readonly d: string;
  /** Where it begins. */
  readonly from: Point;
}

const parts = 48;

/** From beside one card to beside another; `thick` is how much it swells. */
export function strokeBetween(from: Rect, to: Rect, middle: Point, thick: number): Stroke {
  const curve = bow(middleOf(from), middleOf(to), middle);
  const ts = Array.from({ length: parts + 1 }, (_, i) => i / parts);
  const beside = thick * 1.2;
  const first = ts.find((t) => !isInside(curve(t), from, beside)) ?? 0.3;
  const last = ts.findLast((t) => !isInside(curve(t), to, beside)) ?? 0.7;
  const [start, end] = first < last ? [first, last] : [0.35, 0.65];
  const tip = curve(end);
  const away = ([x, y]: Point): number => Math.hypot(x - tip[0], y - tip[1]);
  const neck = ts.findLast((t) => t > start && t < end && away(curve(t)) > thick * 3) ?? start;
  const [left, right]: [string[], string[]] = [[], []];
  const side = (t: number, half: number): readonly [string, string] => {
    const [x, y] = curve(t);
    const [ax, ay] = curve(t - 0.01);
    const [bx, by] = curve(t + 0.01);
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const [nx, ny] = [-(by - ay) / length, (bx - ax) / length];
    const edge = (s: number): string => `${tenths(x + nx * half * s)} ${tenths(y + ny * half * s)}`;
    return [edge(1), edge(-1)];
  };
  for (let i = 0; i <= 14; i += 1) {
    const gone = i / 14;
    const [one, other] = side(start + (neck - start) * gone, thick * (0.1 + 0.42 * gone ** 1.4));
    left.push(one);
    right.unshift(other);
  }
  const [wing, otherWing] = side(neck, thick * 1.35);
  const d = `M${left.join('L')}L${wing}L${tenths(tip[0])} ${tenths(tip[1])}L${otherWing}L${right.join('L')}Z`;
  return { d, from: curve(start) };
}
