/** Halves as people write them: ½, 1½. */
export const inHalves = (n: number): string => {
  const whole = Math.floor(n);
  return whole === n ? `${n}` : `${whole === 0 ? '' : whole}½`;
};
