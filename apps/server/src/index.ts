export { type Listening, listen, type Open, type Place } from './listen.ts';
export type { Deed } from './start/words.ts';
