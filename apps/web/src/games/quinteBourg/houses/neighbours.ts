/** Those whose houses stand beside a house of the ring. */
export function neighboursIn(circle: readonly number[], seat: number): readonly number[] {
  const at = circle.indexOf(seat);
  if (at < 0 || circle.length < 2) return [];
  const beside = [circle.at(at - 1), circle[(at + 1) % circle.length]];
  return [...new Set(beside.filter((one) => one !== undefined))];
}

/** How many houses one must walk from one house to another, the shorter way round. */
export function housesBetween(circle: readonly number[], from: number, to: number): number | null {
  const [a, b] = [circle.indexOf(from), circle.indexOf(to)];
  if (a < 0 || b < 0) return null;
  const way = Math.abs(a - b);
  return Math.min(way, circle.length - way);
}
