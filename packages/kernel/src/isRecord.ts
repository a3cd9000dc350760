export type UnknownRecord = { readonly [key: string]: unknown };

/** An object with named parts, of whatever kind. */
export const isRecord = (value: unknown): value is UnknownRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
