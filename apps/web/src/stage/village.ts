import { clouds, engrave, noise } from '../kit/engrave.ts';

/** A village cut out of the sky: dark shapes whose roofs take the light in hatchings. */

export interface Shape {
  readonly tone: 'far' | 'dark' | 'lit' | 'pane' | 'lamp' | 'ground' | 'gleam';
  readonly d: string;
}
type Point = readonly [x: number, y: number];

const short = (n: number): string => String(Math.round(n * 10) / 10);
const shape = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}Z`;
const between = ([ax, ay]: Point, [bx, by]: Point, at: number): Point => [
  ax + (bx - ax) * at,
  ay + (by - ay) * at,
];

/** One tapered stroke. */
function stroke(from: Point, to: Point, thick: number): string {
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
    d += stroke(
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
  const { gable, roof, wall, high, lamp } = house;
  const wide = gable + roof;
  const left = house.x * k;
  const turned = left + wide / 2 > light;
  const at = (along: number, up: number): Point => [turned ? left + wide - along : left + along, base - up];
  const near = Math.max(0.4, 1.15 - Math.abs(left - light) / 900);
  const ridge = wall + high;
  const chimney = gable / 2 + roof * 0.6;
  const dark = [
    shape([
      at(0, -12),
      at(0, wall),
      at(-5, wall - 5),
      at(gable / 2, ridge),
      at(gable / 2 + roof, ridge),
      at(wide + 5, wall - 5),
      at(wide, wall),
      at(wide, -12),
    ]),
    shape([
      at(chimney, ridge - 10),
      at(chimney, ridge + 15),
      at(chimney + 10, ridge + 15),
      at(chimney + 10, ridge - 10),
    ]),
  ];
  const lit = [
    hatched(
      [at(gable / 2 + 3, ridge - 1), at(gable / 2 + roof, ridge - 1)],
      [at(gable + 3, wall - 4), at(wide + 4, wall - 4)],
      Math.round(roof / 4.8),
      3 * near,
    ),
    stroke(at(gable / 2, ridge + 1), at(gable / 2 + roof, ridge + 1), 2.4 * near),
  ];
  const pane = (along: number, up: number, w: number, h: number): string =>
    shape([at(along, up), at(along + w, up), at(along + w, up - h), at(along, up - h)]);
  const panes = [0.28, 0.68].map((share) => pane(gable + roof * share, wall * 0.72, 9, 13));
  const attic = pane(gable / 2 - 6, wall * 0.85, 12, 16);
  const bars = pane(gable / 2 - 0.8, wall * 0.85, 1.6, 16) + pane(gable / 2 - 6, wall * 0.85 - 7, 12, 1.6);
  return [
    { tone: 'dark', d: dark.join('') },
    { tone: 'lit', d: lit.join('') },
    { tone: 'pane', d: panes.join('') + (lamp ? '' : attic) },
    ...(lamp
      ? ([
          { tone: 'lamp', d: attic },
          { tone: 'dark', d: bars },
        ] as const)
      : []),
  ];
}

/** A tower with its needle, and the nave behind it. */
function church(x: number, base: number): Shape[] {
  const top = base - 106;
  const tip = top - 148;
  const outline: Point[] = [
    [x, base + 12],
    [x, top],
    [x - 6, top + 5],
    [x + 27, tip],
    [x + 60, top + 5],
    [x + 54, top],
    [x + 54, base - 54],
    [x + 64, base - 84],
    [x + 138, base - 84],
    [x + 158, base - 42],
    [x + 150, base - 44],
    [x + 150, base + 12],
  ];
  const cross = `M${x + 25.6} ${tip - 26}h2.8v9h7v2.8h-7v18h-2.8v-18h-7v-2.8h7Z`;
  return [
    { tone: 'dark', d: shape(outline) + cross },
    {
      tone: 'lit',
      d:
        hatched(
          [
            [x + 28, tip + 6],
            [x + 28, top + 2],
          ],
          [
            [x + 33, tip + 30],
            [x + 58, top + 4],
          ],
          30,
          2.3,
        ) +
        hatched(
          [
            [x + 65, base - 83],
            [x + 137, base - 83],
          ],
          [
            [x + 58, base - 46],
            [x + 156, base - 44],
          ],
          18,
          2.6,
        ),
    },
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
      stroke(
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
  let ridge = `M0 ${short(base + 20)}`;
  for (let x = 0; x <= width + 12; x += 12)
    ridge += `L${x} ${short(base - 30 - 64 * clouds((x / k) * 0.0032 + 8, 2) - 8 * noise(x * 0.05, 9))}`;
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
    { tone: 'far', d: `${ridge}V${short(base + 20)}Z` },
    ...pines.filter(([x]) => fits(x)).flatMap(([x, high]) => pine(spread(x), base, high, light)),
    ...houses
      .filter(({ x }) => fits(x))
      .flatMap((house) => houseAt({ ...house, x: spread(house.x) / k }, k, base, light)),
    ...church(spread(506), base),
    { tone: 'ground', d: `M0 ${short(base + 8)}H${width}V${height}H0Z` },
    { tone: 'gleam', d: gleam },
  ];
}
