import type { Params, Phrase } from './text.ts';

/** Why an input was not taken: bad input never changes a match. */
export interface Refusal extends Phrase {}

export const refusal = (key: string, params?: Params): Refusal =>
  params === undefined ? { key } : { key, params };
