export { isRange } from './http/source.ts';
export { type Listening, listen, type Open, type Place } from './listen.ts';
export { day, type Rules } from './settings.ts';
export type { Deed } from './start/words.ts';
