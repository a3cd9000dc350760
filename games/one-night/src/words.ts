/** Everything that has a name or a description, for those who draw it. */

export type { CallTextId } from './text/keys.ts';
export { type Names, names } from './text/names.ts';
export type { ClaimId } from './text/types.ts';
