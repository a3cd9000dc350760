export { type Listening, listen, type Place } from './listen.ts';
export type { Deed } from './start/words.ts';
