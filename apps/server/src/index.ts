export { day, defaultRules, type Rules } from '@veillee/rooms';
export { isRange } from './http/source.ts';
export { type Listening, listen, type Open, type Place } from './listen.ts';
export type { Shared } from './nodes/openNode.ts';
export { isPostgres } from './postgres/address.ts';
export { type Scratch, scratchDatabase } from './postgres/scratch.ts';
export type { Deed } from './start/pages.ts';
