export { day, defaultRules, type Rules } from '@veillee/rooms';
export { isRange } from './http/source.ts';
export { type Listening, listen, type Open, type Place } from './listen.ts';
export type { Deed } from './start/pages.ts';
