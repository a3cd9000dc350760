/** What is there at once, or comes later: a store may answer either way. */
export type Maybe<T> = T | Promise<T>;

/** Goes on with a value: at once where it is there, so that nothing waits that need not. */
export const next = <T, U>(value: Maybe<T>, then: (value: T) => Maybe<U>): Maybe<U> =>
  value instanceof Promise ? value.then(then) : then(value);
