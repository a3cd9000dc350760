import type { Params, Phrase } from './text.ts';

/** A polite no: bad input never changes a match, it yields one of these. */
export interface Refusal extends Phrase {}

export const refusal = (key: string, params?: Params): Refusal =>
  params === undefined ? { key } : { key, params };
