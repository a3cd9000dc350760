/** The keys of a table that holds nothing but what its type names. */
export const keysOf = <T extends object>(table: T): (keyof T & string)[] =>
  // A type may name fewer keys than an object has; whoever calls this says that it does not.
  Object.keys(table) as (keyof T & string)[];

/** Whether `value` is a key of `table`, its own. */
export const isKeyOf = <T extends object>(table: T, value: unknown): value is keyof T & string =>
  typeof value === 'string' && Object.hasOwn(table, value);

/** Whether `value` is one of those in a list. */
export const isOneOf = <T>(list: readonly T[], value: unknown): value is T =>
  list.some((one) => one === value);
