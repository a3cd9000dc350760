export { type Listening, listen, type Open, type Place } from './listen.ts';
export { day } from './settings.ts';
export type { Deed } from './start/words.ts';
