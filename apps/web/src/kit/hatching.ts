import { at } from '@veillee/kernel';
import { tenths } from './engrave.ts';

/** The engravers' hatchings, cut to the plate they are on. */

export type Corner = readonly [x: number, y: number];
/** A surface, by its corners in their order. */
export type Surface = readonly Corner[];

/** Parallel tapered lines across a 64-pixel square, at an angle. */
export function hatching(degrees: number, gap: number): readonly Surface[] {
  const angle = (degrees * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const point = (u: number, v: number): Corner => [32 + u * cos - v * sin, 32 + u * sin + v * cos];
  const lines: Surface[] = [];
  for (let o = -40; o <= 40; o += gap)
    lines.push([point(-36, o), point(0, o - 0.7), point(36, o), point(0, o + 0.7)]);
  return lines;
}

/** What is left of a surface on the right of the line from one corner to the other. */
function cutBy(surface: Surface, [ax, ay]: Corner, [bx, by]: Corner): Surface {
  const side = ([x, y]: Corner): number => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  return surface.flatMap((corner, i) => {
    const before = at(surface, (i + surface.length - 1) % surface.length);
    const [from, to] = [side(before), side(corner)];
    if (from >= 0 === to >= 0) return to >= 0 ? [corner] : [];
    const share = from / (from - to);
    const crossing: Corner = [
      before[0] + (corner[0] - before[0]) * share,
      before[1] + (corner[1] - before[1]) * share,
    ];
    return to >= 0 ? [crossing, corner] : [crossing];
  });
}

/**
 * The path of as much of these surfaces as lies in a convex plate, whose corners go clockwise. A path that is cut once
 * and for all is drawn by itself; a clip or an opacity would give each of forty medallions layers of their own.
 */
export function engraved(surfaces: readonly Surface[], plate: Surface): string {
  return surfaces
    .map((surface) =>
      plate.reduce((left, corner, i) => cutBy(left, corner, at(plate, (i + 1) % plate.length)), surface),
    )
    .filter((left) => left.length > 2)
    .map((left) => `M${left.map(([x, y]) => `${tenths(x)} ${tenths(y)}`).join('L')}Z`)
    .join('');
}
