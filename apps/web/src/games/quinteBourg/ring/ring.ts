/** Where the houses of a village stand: a true ring, evenly spaced along it, from six houses to forty. */

export interface Oval {
  readonly cx: number;
  readonly cy: number;
  readonly rx: number;
  readonly ry: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  /** Straight outwards, of length 1. */
  readonly nx: number;
  readonly ny: number;
}

const steps = 720;

/** The place on an oval at an angle, in steps of a whole turn from six o'clock, clockwise. */
function placeAt({ cx, cy, rx, ry }: Oval, step: number): Place {
  const angle = Math.PI / 2 + (2 * Math.PI * step) / steps;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [nx, ny] = [cos / rx, sin / ry];
  const length = Math.hypot(nx, ny);
  return { x: cx + rx * cos, y: cy + ry * sin, nx: nx / length, ny: ny / length };
}

/** The way along an oval from six o'clock to each step. */
function waysAlong(oval: Oval): readonly number[] {
  const ways = [0];
  let before = placeAt(oval, 0);
  for (let step = 1; step <= steps; step += 1) {
    const next = placeAt(oval, step);
    ways.push((ways[step - 1] ?? 0) + Math.hypot(next.x - before.x, next.y - before.y));
    before = next;
  }
  return ways;
}

export const lengthOf = (oval: Oval): number => waysAlong(oval).at(-1) ?? 0;

/** So many places at equal distances along an oval, the first at six o'clock, then clockwise. */
export function evenly(count: number, oval: Oval): readonly Place[] {
  const ways = waysAlong(oval);
  const whole = ways.at(-1) ?? 0;
  let step = 0;
  return Array.from({ length: count }, (_, k) => {
    const way = (whole * k) / count;
    while ((ways[step + 1] ?? whole) < way) step += 1;
    const from = ways[step] ?? 0;
    const span = (ways[step + 1] ?? whole) - from;
    return placeAt(oval, step + (span > 0 ? (way - from) / span : 0));
  });
}

/** What a finger needs: no two houses are nearer to each other than this. */
export const finger = 44;
/** With so much room a house has its name under it, and may be larger. */
const named = 58;

export interface Ring {
  readonly places: readonly Place[];
  /** As high as the ring needs, which may be more than there is: then it is scrolled. */
  readonly height: number;
  /** Every other house stands back where one row would be too narrow. */
  readonly rows: 1 | 2;
  /** How wide a house is drawn. */
  readonly house: number;
  readonly names: boolean;
  /** The open square in the middle. */
  readonly square: { readonly width: number; readonly height: number };
}

const least = (places: readonly Place[]): number => {
  let found = Number.POSITIVE_INFINITY;
  for (const [i, a] of places.entries())
    for (const b of places.slice(i + 1)) found = Math.min(found, Math.hypot(a.x - b.x, a.y - b.y));
  return found;
};

/** How far the second row stands behind the first. */
const back = 46;
/** From the edge to where a house stands, and what a name under it takes besides. */
const edge = 28;
const nameLine = 18;

const houseFor = (spacing: number): number => (spacing >= 110 ? 58 : spacing >= 84 ? 50 : 42);

function oneRow(count: number, width: number, height: number): Ring {
  const ovalWith = (below: number, margin: number): Oval => ({
    cx: width / 2,
    cy: (height - below) / 2,
    rx: width / 2 - margin,
    ry: Math.max(20, (height - below) / 2 - margin),
  });
  const spacing = least(evenly(count, ovalWith(nameLine, edge)));
  const names = spacing >= named;
  const house = houseFor(spacing);
  const margin = Math.max(edge, house / 2 + 6);
  const oval = ovalWith(names ? nameLine : 0, margin);
  return {
    places: evenly(count, oval),
    height,
    rows: 1,
    house,
    names,
    square: squareIn(oval, house / 2 + (names ? nameLine : 4)),
  };
}

function twoRows(count: number, width: number, height: number): Ring {
  const outer = { cx: width / 2, cy: height / 2, rx: width / 2 - edge, ry: height / 2 - edge };
  const inner = evenly(count, { ...outer, rx: outer.rx - back, ry: Math.max(8, outer.ry - back) });
  const places = evenly(count, outer).map((place, k) => (k % 2 === 0 ? place : (inner[k] ?? place)));
  return { places, height, rows: 2, house: 42, names: false, square: squareIn(outer, back + finger / 2) };
}

/** A room with square corners within an oval, so far from its line: higher than a line of text, wide enough to read. */
function squareIn({ rx, ry }: Oval, inside: number): Ring['square'] {
  const share = 0.6;
  return {
    width: Math.max(0, 2 * (rx - inside) * Math.sqrt(1 - share ** 2)),
    height: Math.max(0, 2 * (ry - inside) * share),
  };
}

/** The ring of so many houses in this room: one row while fingers find each house, else two, else higher than there is. */
export function ringIn(count: number, width: number, room: number): Ring {
  const one = oneRow(count, width, room);
  if (least(one.places) >= finger) return one;
  for (let height = room; ; height += 8) {
    const two = twoRows(count, width, height);
    if (least(two.places) >= finger || height > 4000) return two;
    const tall = oneRow(count, width, height);
    if (least(tall.places) >= finger) return tall;
  }
}
