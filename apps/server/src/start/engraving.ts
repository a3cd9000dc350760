/** A brightness from 0 (ink) to 1 (light) for every point of a picture. */
type Field = (x: number, y: number) => number;

interface Plate {
  readonly width: number;
  readonly height: number;
  /** Between two lines. */
  readonly pitch: number;
  /** Between two points of a line. */
  readonly step: number;
}

/** A fixed scatter in 0…1: the same hand cuts the same picture every time. */
function grain(x: number, y: number): number {
  let h = Math.imul(x, 374761393) + Math.imul(y, 668265263);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 2 ** 32;
}

/** The scatter, smoothed between its points. */
function noise(x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const ease = (t: number) => t * t * (3 - 2 * t);
  const mix = (a: number, b: number, t: number) => a + (b - a) * t;
  const [u, v] = [ease(x - i), ease(y - j)];
  return mix(mix(grain(i, j), grain(i + 1, j), u), mix(grain(i, j + 1), grain(i + 1, j + 1), u), v);
}

const short = (n: number) => String(Math.round(n * 10) / 10);

type Point = readonly [x: number, y: number, thickness: number];

/** One stroke of the burin: it enters thin, swells and leaves thin. */
function stroke(points: readonly Point[]): string {
  if (points.length < 3) return '';
  const last = points.length - 1;
  const half = (t: number, i: number) => (i === 0 || i === last ? 0.05 : t / 2);
  const over = points.map(([x, y, t], i) => `${short(x)} ${short(y - half(t, i))}`);
  const under = points.map(([x, y, t], i) => `${short(x)} ${short(y + half(t, i))}`);
  return `M${over.join('L')}L${under.reverse().join('L')}Z`;
}

/** Horizontal lines that swell where the light falls, as an SVG path. */
function engrave({ width, height, pitch, step }: Plate, light: Field): string {
  const strokes: string[] = [];
  for (let row = 0, top = pitch / 2; top < height; row += 1, top += pitch) {
    let points: Point[] = [];
    for (let x = -step; x <= width + step; x += step) {
      const y = top + Math.sin(x * 0.017 + row * 0.35) * 0.8 + (noise(x * 0.03, row * 7.7) - 0.5) * 1.6;
      const brightness = light(x, y) + (grain(row, Math.floor(x / step)) - 0.5) * 0.05;
      if (brightness > 0.05) points.push([x, y, Math.min(brightness, 1) * pitch * 0.62]);
      else {
        strokes.push(stroke(points));
        points = [];
      }
    }
    strokes.push(stroke(points));
  }
  return strokes.join('');
}

/** The glow of two candles on a dark wall, centred where the wordmark's flames stand. */
export function candlelight(): string {
  const plate = { width: 960, height: 330, pitch: 4.5, step: 7 };
  const [cx, cy, heart, reach] = [plate.width / 2 + 18, 146, 13, 110];
  const path = engrave(plate, (x, y) => {
    const distance = Math.hypot(x - cx, (y - cy) * (y < cy ? 0.78 : 1.05));
    if (distance < heart) return 0;
    const foot = Math.max(0, Math.min(1, (plate.height - 6 - y) / (plate.height * 0.6)));
    const glow = Math.exp((heart - distance) / reach) * 1.05 - distance / 5000;
    return (glow + (noise(x * 0.02, y * 0.05) - 0.5) * 0.16 + (noise(7, y) - 0.5) * 0.06) * foot;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${plate.width} ${plate.height}"><path fill="#d6a552" d="${path}"/></svg>`;
}

/** The mark of the house: an eye that is a flame. */
export function flame(): string {
  return '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" fill="#f0904a"><path fill-rule="evenodd" d="M32 1C40 14 54 25 54 41.5 54 54.5 44 63 32 63S10 54.5 10 41.5C10 25 24 14 32 1Zm0 13C26.5 22.5 16.5 31 16.5 41.5c0 9.3 7 15.3 15.5 15.3s15.5-6 15.5-15.3C47.5 31 37.5 22.5 32 14Z"/><path d="M32 27.5c3.6 5.5 8.5 9.2 8.5 15.2 0 5.3-3.9 8.3-8.5 8.3s-8.5-3-8.5-8.3c0-6 4.9-9.7 8.5-15.2Z"/></svg>';
}
