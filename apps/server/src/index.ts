export { type AnyGame, type Games, games } from './games.ts';
export { lanAddresses } from './http/addresses.ts';
export { type Listening, listen, type Place } from './listen.ts';
export { defaultRules, type Rules } from './settings.ts';
export type { Deed } from './start/words.ts';
