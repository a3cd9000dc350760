/** What lies at a place that must be filled; an empty one is a broken invariant and throws. */
export function at<T>(list: ArrayLike<T>, index: number): T;
export function at<T>(table: { readonly [key: string]: T }, key: string): T;
export function at<T>(table: { readonly [key: string | number]: T }, key: string | number): T {
  const found = table[key];
  if (found === undefined) throw new RangeError(`nothing at "${key}"`);
  return found;
}
