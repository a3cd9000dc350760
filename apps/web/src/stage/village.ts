import { clouds, engrave, noise, tenths } from '../kit/engrave.ts';

/** A village cut out of the sky: dark shapes whose roofs take the light in hatchings. */

export interface Shape {
  readonly tone: 'far' | 'dark' | 'lit' | 'pane' | 'lamp' | 'ground' | 'gleam';
  readonly d: string;
}
type Point = readonly [x: number, y: number];

const shape = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${tenths(x)} ${tenths(y)}`).join('L')}Z`;
const between = ([ax, ay]: Point, [bx, by]: Point, at: number): Point => [
  ax + (bx - ax) * at,
  ay + (by - ay) * at,
];

/** One tapered stroke. */
function strokeBetween(from: Point, to: Point, thick: number): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  const [nx, ny] = [(-dy / long) * (thick / 2), (dx / long) * (thick / 2)];
  const [x, y] = between(from, to, 0.35);
  return shape([from, [x + nx, y + ny], to, [x - nx, y - ny]]);
}

/** Strokes laid from one edge to another. */
function hatched(
  top: readonly [Point, Point],
  foot: readonly [Point, Point],
  count: number,
  thick: number,
): string {
  let d = '';
  for (let i = 0; i <= count; i += 1) {
    const chance = noise(top[0][0] * 0.37 + i * 3.1, 5.5);
    const from = between(top[0], top[1], i / count);
    const to = between(foot[0], foot[1], i / count);
    d += strokeBetween(
      between(from, to, chance * 0.1),
      between(from, to, 0.6 + chance * 0.36),
      thick * (0.5 + chance),
    );
  }
  return d;
}

interface House {
  readonly x: number;
  readonly gable: number;
  readonly roof: number;
  readonly wall: number;
  readonly high: number;
  readonly lamp?: true;
}
const houses: readonly House[] = [
  { x: 34, gable: 70, roof: 88, wall: 46, high: 50 },
  { x: 212, gable: 60, roof: 104, wall: 34, high: 44 },
  { x: 356, gable: 78, roof: 66, wall: 54, high: 58, lamp: true },
  { x: 690, gable: 68, roof: 80, wall: 44, high: 50 },
  { x: 826, gable: 58, roof: 66, wall: 34, high: 40 },
  { x: 968, gable: 76, roof: 74, wall: 50, high: 56 },
  { x: 1130, gable: 66, roof: 96, wall: 40, high: 48 },
  { x: 1290, gable: 72, roof: 84, wall: 46, high: 52 },
];

/** A gable in the dark, and a roof that runs towards the light. */
function houseAt(house: House, k: number, base: number, light: number): Shape[] {
  const wide = house.gable + house.roof;
  const left = house.x * k;
  const turned = left + wide / 2 > light;
  const at: Measure = (along, up) => [turned ? left + wide - along : left + along, base - up];
  const near = Math.max(0.4, 1.15 - Math.abs(left - light) / 900);
  return [
    { tone: 'dark', d: wallsOf(house, at) + chimneyOf(house, at) },
    { tone: 'lit', d: roofOf(house, at, near) },
    ...windowsOf(house, at),
  ];
}

/** A point of a house, from its darker corner and its foot. */
type Measure = (along: number, up: number) => Point;

function wallsOf({ gable, roof, wall, high }: House, at: Measure): string {
  const wide = gable + roof;
  const ridge = wall + high;
  return shape([
    at(0, -12),
    at(0, wall),
    at(-5, wall - 5),
    at(gable / 2, ridge),
    at(gable / 2 + roof, ridge),
    at(wide + 5, wall - 5),
    at(wide, wall),
    at(wide, -12),
  ]);
}

function chimneyOf({ gable, roof, wall, high }: House, at: Measure): string {
  const ridge = wall + high;
  const along = gable / 2 + roof * 0.6;
  return shape([
    at(along, ridge - 10),
    at(along, ridge + 15),
    at(along + 10, ridge + 15),
    at(along + 10, ridge - 10),
  ]);
}

function roofOf({ gable, roof, wall, high }: House, at: Measure, near: number): string {
  const ridge = wall + high;
  const tiles = hatched(
    [at(gable / 2 + 3, ridge - 1), at(gable / 2 + roof, ridge - 1)],
    [at(gable + 3, wall - 4), at(gable + roof + 4, wall - 4)],
    Math.round(roof / 4.8),
    3 * near,
  );
  return tiles + strokeBetween(at(gable / 2, ridge + 1), at(gable / 2 + roof, ridge + 1), 2.4 * near);
}

/** Two dark panes under the roof, and one in the gable, where a lamp may burn. */
function windowsOf({ gable, roof, wall, lamp }: House, at: Measure): Shape[] {
  const pane = (along: number, up: number, w: number, h: number): string =>
    shape([at(along, up), at(along + w, up), at(along + w, up - h), at(along, up - h)]);
  const panes = [0.28, 0.68].map((share) => pane(gable + roof * share, wall * 0.72, 9, 13)).join('');
  const attic = pane(gable / 2 - 6, wall * 0.85, 12, 16);
  if (!lamp) return [{ tone: 'pane', d: panes + attic }];
  const bars = pane(gable / 2 - 0.8, wall * 0.85, 1.6, 16) + pane(gable / 2 - 6, wall * 0.85 - 7, 12, 1.6);
  return [
    { tone: 'pane', d: panes },
    { tone: 'lamp', d: attic },
    { tone: 'dark', d: bars },
  ];
}

/** A tower with its needle, and the nave behind it. */
function church(x: number, base: number): Shape[] {
  const top = base - 106;
  const tip = top - 148;
  const at = (along: number, y: number): Point => [x + along, y];
  const tower = [at(0, base + 12), at(0, top), at(-6, top + 5), at(27, tip), at(60, top + 5), at(54, top)];
  const nave = [
    at(54, base - 54),
    at(64, base - 84),
    at(138, base - 84),
    at(158, base - 42),
    at(150, base - 44),
    at(150, base + 12),
  ];
  const cross = `M${x + 25.6} ${tip - 26}h2.8v9h7v2.8h-7v18h-2.8v-18h-7v-2.8h7Z`;
  const needle = hatched([at(28, tip + 6), at(28, top + 2)], [at(33, tip + 30), at(58, top + 4)], 30, 2.3);
  const roof = hatched(
    [at(65, base - 83), at(137, base - 83)],
    [at(58, base - 46), at(156, base - 44)],
    18,
    2.6,
  );
  return [
    { tone: 'dark', d: shape([...tower, ...nave]) + cross },
    { tone: 'lit', d: needle + roof },
    { tone: 'pane', d: `M${x + 21} ${top + 40}v-18a6 8 0 0 1 12 0v18Z` },
  ];
}

function pine(x: number, base: number, high: number, light: number): Shape[] {
  const side = x < light ? 1 : -1;
  const steps = [0, 1, 2, 3, 4, 5].map((i) => ({
    y: base + 6 - high * (0.08 + 0.15 * i),
    w: high * 0.25 * (1 - i / 6) + 4,
  }));
  const branch = (dir: 1 | -1): Point[] =>
    steps.flatMap(({ y, w }): Point[] => [
      [x + dir * w, y],
      [x + dir * w * 0.36, y - high * 0.12],
    ]);
  const lit = steps.flatMap(({ y, w }) =>
    [0, 1, 2].map((j) =>
      strokeBetween(
        [x + side * w * (0.12 + 0.2 * j), y - high * 0.1 + j * 3],
        [x + side * w * (0.5 + 0.2 * j), y - 3],
        1.7,
      ),
    ),
  );
  const trunk: Point[] = [
    [x + 3, base + 12],
    [x - 3, base + 12],
  ];
  return [
    { tone: 'dark', d: shape([...branch(-1), [x, base - high], ...branch(1).reverse(), ...trunk]) },
    { tone: 'lit', d: lit.join('') },
  ];
}

/** Drawn for a width of 1440 and spread over whatever there is. */
export function village(width: number, base: number, height: number, light: number): readonly Shape[] {
  const k = width / 1440;
  const fits = (x: number): boolean => k > 0.75 || (x > 330 && x < 1000);
  let ridge = `M0 ${tenths(base + 20)}`;
  for (let x = 0; x <= width + 12; x += 12)
    ridge += `L${x} ${tenths(base - 30 - 64 * clouds((x / k) * 0.0032 + 8, 2) - 8 * noise(x * 0.05, 9))}`;
  const gleam = engrave({ width, height: 92, y: base + 10, pitch: 7, step: 8, fullest: 0.5 }, (x, y) => {
    const mirrored = Math.exp(-Math.abs(x - light) / (110 + (y - base) * 2.6)) * 0.62;
    return (mirrored + (clouds(x * 0.004, y * 0.05) - 0.47) * 0.5) * Math.max(0, 1 - (y - base) / 92);
  });
  const pines: readonly Point[] = [
    [20, 130],
    [322, 100],
    [668, 92],
    [1062, 158],
    [1098, 118],
    [1428, 146],
  ];
  // On a narrow screen a few houses stand as they are, instead of all of them squeezed.
  const spread = (x: number): number => (k > 0.75 ? x * k : ((x - 330) / 670) * width);
  return [
    { tone: 'far', d: `${ridge}V${tenths(base + 20)}Z` },
    ...pines.filter(([x]) => fits(x)).flatMap(([x, high]) => pine(spread(x), base, high, light)),
    ...houses
      .filter(({ x }) => fits(x))
      .flatMap((house) => houseAt({ ...house, x: spread(house.x) / k }, k, base, light)),
    ...church(spread(506), base),
    { tone: 'ground', d: `M0 ${tenths(base + 8)}H${width}V${height}H0Z` },
    { tone: 'gleam', d: gleam },
  ];
}
