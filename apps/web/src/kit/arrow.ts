export interface Spot {
  readonly x: number;
  readonly y: number;
  /** How far one keeps from its middle. */
  readonly r: number;
}

/** A name stands under a spot: an arrow that comes from below stops before it. */
const nameUnder = 20;

const to1 = (n: number): string => n.toFixed(1);

/** An engraved arrow from one spot to another, bent a little: a stroke that swells, and its head. */
export function arrowBetween(from: Spot, to: Spot): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const length = Math.hypot(dx, dy);
  const [ux, uy] = length === 0 ? [1, 0] : [dx / length, dy / length];
  const start = { x: from.x + ux * (from.r + 8), y: from.y + uy * (from.r + 8) };
  const short = to.r + 8 + nameUnder * Math.max(0, -uy);
  const end = { x: to.x - ux * short, y: to.y - uy * short };
  const head = 18;
  const neck = { x: end.x - ux * head, y: end.y - uy * head };
  // Bent away from the middle of the table.
  const bend = { x: (start.x + neck.x) / 2 + uy * 10, y: (start.y + neck.y) / 2 - ux * 10 };
  const at = (spot: { readonly x: number; readonly y: number }, side: number): string =>
    `${to1(spot.x - uy * side)} ${to1(spot.y + ux * side)}`;
  const stroke = `M${at(start, 0)}Q${at(bend, 2.5)} ${at(neck, 3)}L${at(neck, -3)}Q${at(bend, -2.5)} ${at(start, 0)}Z`;
  return `${stroke}M${at(neck, 9)}L${at(end, 0)}L${at(neck, -9)}Z`;
}
