/** Wilson's 95 % interval of a share, as fractions. */
export function interval({
  played,
  won,
}: {
  readonly played: number;
  readonly won: number;
}): readonly [low: number, high: number] {
  if (played === 0) return [0, 1];
  const z = 1.959963984540054;
  const share = won / played;
  const scale = 1 + (z * z) / played;
  const middle = share + (z * z) / (2 * played);
  const spread = z * Math.sqrt((share * (1 - share)) / played + (z * z) / (4 * played * played));
  // Exactly 0 and 1 at the ends, where sums of fractions come close only.
  return [won === 0 ? 0 : (middle - spread) / scale, won === played ? 1 : (middle + spread) / scale];
}
