/** Where in `value` something stands that JSON would lose or change; undefined where all of it is plain data. */
export function unplain(value: unknown, path = ''): string | undefined {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return undefined;
  if (typeof value === 'number') {
    return Number.isFinite(value) && !Object.is(value, -0) ? undefined : `${path} is ${value}`;
  }
  if (typeof value !== 'object') return `${path} is ${typeof value}`;
  if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i += 1) {
      const wrong = unplain(value[i], `${path}[${i}]`);
      if (wrong !== undefined) return wrong;
    }
    return undefined;
  }
  const parent: unknown = Object.getPrototypeOf(value);
  if (parent !== Object.prototype && parent !== null) return `${path} is no plain object`;
  for (const [key, part] of Object.entries(value)) {
    const wrong = unplain(part, `${path}.${key}`);
    if (wrong !== undefined) return wrong;
  }
  return undefined;
}
