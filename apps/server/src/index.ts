export type { CheckReport } from './care/check.ts';
export type { PersonFound, TableLine } from './care/requests.ts';
export type { Salvaged } from './care/salvage.ts';
export { type Visit, visit } from './care/visit.ts';
export { type Listening, listen, type Open, type Place } from './listen.ts';
export { day } from './settings.ts';
export type { Deed } from './start/words.ts';
