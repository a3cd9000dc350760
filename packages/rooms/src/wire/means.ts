import type { Games } from '../games.ts';
import type { Framing, Hash } from '../ports.ts';

/** What is needed to tell people what they see. */
export interface Means {
  readonly games: Games;
  readonly framing: Framing;
  readonly hash: Hash;
}
