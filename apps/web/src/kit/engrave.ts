import { at } from '@veillee/kernel';

/** Engraving: a brightness field becomes horizontal burin lines that swell where the light falls. */

export interface Plate {
  readonly width: number;
  readonly height: number;
  readonly x?: number;
  readonly y?: number;
  /** Pixels from line to line. */
  readonly pitch?: number;
  /** Pixels from point to point on a line. */
  readonly step?: number;
  /** The share of the pitch that the brightest line fills. */
  readonly fullest?: number;
  readonly wobble?: number;
}
/** How bright it is there, from 0 to 1. */
export type Light = (x: number, y: number) => number;

/** A length in a drawing, to the tenth. */
export const tenths = (n: number): string => String(Math.round(n * 10) / 10);
const within = (low: number, n: number, high: number): number => Math.max(low, Math.min(high, n));

function grain(x: number, y: number): number {
  let h = Math.imul(x | 0, 374761393) + Math.imul(y | 0, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}
const soft = (t: number): number => t * t * (3 - 2 * t);

/** Smooth noise from 0 to 1. */
export function noise(x: number, y: number): number {
  const [xi, yi] = [Math.floor(x), Math.floor(y)];
  const [u, v] = [soft(x - xi), soft(y - yi)];
  const [a, b] = [grain(xi, yi), grain(xi + 1, yi)];
  const [c, d] = [grain(xi, yi + 1), grain(xi + 1, yi + 1)];
  return a + (b - a) * u + (c - a) * v + (a - b - c + d) * u * v;
}
/** Clouds: noise on three scales. */
export const clouds = (x: number, y: number): number =>
  noise(x, y) * 0.55 + noise(x * 2.1, y * 2.1) * 0.3 + noise(x * 4.3, y * 4.3) * 0.15;

type Point = [x: number, y: number, thick: number];

function stroke(run: Point[]): string {
  if (run.length < 3) return '';
  at(run, 0)[2] = 0.1;
  at(run, run.length - 1)[2] = 0.1;
  const above = run.map(([x, y, t]) => `${tenths(x)} ${tenths(y - t / 2)}`);
  const below = run.reverse().map(([x, y, t]) => `${tenths(x)} ${tenths(y + t / 2)}`);
  return `M${above.join('L')}L${below.join('L')}Z`;
}

/** The path of a whole plate. */
export function engrave(plate: Plate, light: Light): string {
  const { width, height, x: left = 0, y: top = 0, pitch = 4.5, step = 4, fullest = 0.63, wobble = 1 } = plate;
  let path = '';
  let row = 0;
  for (let y = top + pitch / 2; y < top + height; y += pitch) {
    row += 1;
    let run: Point[] = [];
    for (let x = left - step; x <= left + width + step; x += step) {
      const waver = Math.sin(x * 0.017 + row * 0.35) * 0.8 + (noise(x * 0.03, row * 7.7) - 0.5) * 1.6;
      const high = y + wobble * waver;
      const bright = light(x, high) + (grain(row, x / step) - 0.5) * 0.05;
      if (bright > 0.05) run.push([x, high, within(0, bright, 1) * pitch * fullest]);
      else {
        path += stroke(run);
        run = [];
      }
    }
    path += stroke(run);
  }
  return path;
}

/** Tapered rays around a light. */
export function rays(cx: number, cy: number, from: number, to: number, count: number, thick: number): string {
  let path = '';
  for (let i = 0; i < count; i += 1) {
    const angle = ((i + 0.5) / count) * 2 * Math.PI;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const start = from * (1 + grain(i, 3) * 0.12);
    const end = from + (to - from) * (i % 2 ? 1 : 0.72) * (1 - grain(i, 7) * 0.4);
    const belly = start + (end - start) * 0.28;
    const half = (thick / 2) * (0.7 + grain(i, 11) * 0.6);
    const point = (r: number, side: number): string =>
      `${tenths(cx + cos * r - sin * side)} ${tenths(cy + sin * r + cos * side)}`;
    path += `M${point(start, 0)}L${point(belly, half)}L${point(end, 0)}L${point(belly, -half)}Z`;
  }
  return path;
}
